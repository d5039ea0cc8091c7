/** Prints how fast things are. */
process.stdout.write('nothing to measure yet\n');
