public enum SampleNotes {}
