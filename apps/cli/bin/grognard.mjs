#!/usr/bin/env node
// The command inside the repository: the same file that the published package installs.
import '../../../bin/grognard.mjs';
