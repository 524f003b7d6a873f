import { accessSync, constants, lstatSync, mkdirSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

/**
 * Makes a folder with those above it, unless it is there.
 * @throws Error that says why it cannot be made. Node's own says of a read-only disk that the folder to be made is not there
 */
export function makeFolder(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, { recursive: true, mode });
  } catch (error) {
    findCause(path.resolve(folder));
    throw error;
  }
}

/** The same for a folder in which this process has to write. */
export function makeWritableFolder(folder: string, mode?: number): void {
  makeFolder(folder, mode);
  accessSync(folder, constants.W_OK);
}

/** @throws ConfigError when DATA_DIR cannot be made */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw new ConfigError(
      `Wrong configuration: DATA_DIR: ${path.resolve(dataDir)} cannot be made: ${(error as Error).message}`,
    );
  }
}

/** Makes the first folder that is missing by itself, which gives the reason. */
function findCause(folder: string): void {
  let first = folder;
  while (!isSomething(path.dirname(first))) first = path.dirname(first);
  const link = [path.dirname(first), first].find(isLostLink);
  if (link !== undefined) throw new Error(`${link} is a link to ${readlinkSync(link)}, which is not there`);
  mkdirSync(first);
}

/** Also where it is a link that leads nowhere. */
function isSomething(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false }) !== undefined;
}

function isLostLink(place: string): boolean {
  return isSomething(place) && statSync(place, { throwIfNoEntry: false }) === undefined;
}
