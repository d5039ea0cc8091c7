#!/usr/bin/env node
// Starts the command inside the repository, through the same file that the published package installs.
import '../../../bin/grognard.mjs';
