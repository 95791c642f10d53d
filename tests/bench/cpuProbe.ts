// Preloaded into a measured process: answers how much CPU it has used.
process.on('message', (question) => {
  if (question === 'cpu') process.send?.(process.cpuUsage())
})
process.channel?.unref()
