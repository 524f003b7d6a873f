import { expect, test } from 'vitest';
import { type FileOnItsWay, progressText, uploadProgress } from './upload-progress.ts';

const begun = { uploadStarted: 1 };

test('each unfinished file counts once', () => {
  const files: FileOnItsWay[] = [
    { progress: begun },
    { progress: begun, isPaused: true },
    { progress: begun, error: 'No answer', isPaused: true },
    { progress: { uploadStarted: null } },
    { progress: begun, isGhost: true },
    { progress: { ...begun, uploadComplete: true } },
  ];
  expect(uploadProgress(files, 40)).toEqual({
    running: 1,
    paused: 1,
    failed: 1,
    waiting: 1,
    missing: 1,
    unfinished: 5,
    percentage: 40,
  });
});

test.each<[string, FileOnItsWay[]]>([
  ['', []],
  ['', [{ progress: { ...begun, uploadComplete: true } }]],
  ['Uploading 2 files', [{ progress: begun }, { progress: begun }, { progress: begun, error: 'x' }]],
  [
    '1 file could not be uploaded',
    [
      { progress: begun, error: 'x' },
      { progress: begun, isGhost: true },
    ],
  ],
  ['1 file to choose again', [{ progress: begun, isGhost: true }, { progress: {} }]],
  ['1 file paused', [{ progress: begun, isPaused: true }]],
  ['2 files chosen, not uploaded yet', [{ progress: {} }, { progress: {} }]],
])('says %j', (text, files) => {
  expect(progressText(uploadProgress(files, 0))).toBe(text);
});
