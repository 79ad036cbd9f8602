#include "CCursesTerminalShims.h"

// Swift's runtime asks this hook, when there is one, where a task goes that belongs to no actor
// (swift/Runtime/Concurrency.h).
typedef __attribute__((swiftcall)) void (*original_enqueue)(void *job);
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(
    void *job, original_enqueue original);
extern __attribute__((swiftcall)) void swift_task_enqueueMainExecutor(void *job);

static __attribute__((swiftcall)) void enqueue_on_main(void *job, original_enqueue original) {
  (void)original;
  swift_task_enqueueMainExecutor(job);
}

void ts_keep_tasks_on_main_thread(void) { swift_task_enqueueGlobal_hook = enqueue_on_main; }
