// Preloaded into each child: when the process that started it is gone without a word (kill -9), it stops as on SIGTERM.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
