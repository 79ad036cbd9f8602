import CCursesFileShims

/// What a secret leaves in memory that has been given back: letters of a passphrase that was pasted, the text
/// of a locked note on its way to the screen.
public enum FreedMemory {
  /// Has memory overwritten when it is freed, for as long as the process runs. The first ``SecretBytes`` and
  /// the first ``CoreDumpGuard`` do this; it takes a few percent of the time of what allocates much. A program
  /// with BubblepadFreedMemory overwrites it from its start on.
  public static func wipe() { bp_wipe_freed_memory() }

  /// Overwrites what the calling thread has left on its stack, if freed memory is overwritten at all: to be
  /// called by a thread that has done what it was asked and waits for more.
  public static func wipeAfterWork() { if bp_wipes_freed_memory() { bp_wipe_memory_at_hand() } }

  /// Overwrites the small pieces that are kept for the calling thread when they are freed, and 256 KB of its
  /// stack that are not in use: to be called when what was secret has gone.
  public static func wipeAtHand() { bp_wipe_memory_at_hand() }
}
