/** The command: importing this file runs it. */
process.stdout.write('grognard\n');
