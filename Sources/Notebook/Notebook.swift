// Notebook
