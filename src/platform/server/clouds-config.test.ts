import { expect, it } from 'vitest';
import { cloudsOf, readConfig } from './config.ts';

it('has a cloud for each pair of keys', () => {
  expect(cloudsOf(readConfig({}))).toEqual({});
  const config = readConfig({
    GOOGLE_DRIVE_KEY: 'a',
    GOOGLE_DRIVE_SECRET: 'b',
    DROPBOX_KEY: 'c',
    DROPBOX_SECRET: 'd',
    ONEDRIVE_KEY: '',
    ONEDRIVE_SECRET: '',
  });
  expect(cloudsOf(config)).toEqual({
    drive: { key: 'a', secret: 'b' },
    dropbox: { key: 'c', secret: 'd' },
  });
});

it.each(['GOOGLE_DRIVE', 'DROPBOX', 'ONEDRIVE'])('wants both keys of %s', (cloud) => {
  expect(() => readConfig({ [`${cloud}_KEY`]: 'a' })).toThrow(`missing: ${cloud}_SECRET`);
  expect(() => readConfig({ [`${cloud}_SECRET`]: 'a' })).toThrow(`missing: ${cloud}_KEY`);
});
