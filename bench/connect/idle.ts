// A Node.js process that does nothing: sends its resident memory in bytes.
process.send!(process.memoryUsage().rss, () => process.disconnect());
