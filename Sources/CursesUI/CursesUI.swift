// CursesUI
