// Loaded before the server by `npm start`. When the starting script dies without a word (SIGKILL, a closed container shell),
// the channel to it closes, and the server stops as it does on Ctrl-C instead of living on with nobody watching it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
