// Preloaded into each child. If the parent process dies abruptly (kill -9), the child stops as on SIGTERM.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
