import { readFileSync } from 'node:fs';

// Loaded before a server, whose clock reads Date.now: to it, it is later by the milliseconds that stand in a file.
const now = Date.now;
const file = process.env['LATER_MS_FILE'];
if (file === undefined) throw new Error('LATER_MS_FILE names no file');
Date.now = () => now() + Number(readFileSync(file, 'utf8'));
