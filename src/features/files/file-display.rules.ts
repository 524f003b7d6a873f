import { sizeText } from './files.rules.ts';

export type FileKind = 'picture' | 'recording' | 'video' | 'sheet' | 'archive' | 'file';

const KIND_NAMES: Record<FileKind, string> = {
  picture: 'Picture',
  recording: 'Recording',
  video: 'Video',
  sheet: 'Document',
  archive: 'Archive',
  file: 'File',
};

/** For types that browsers and remote sources often do not know. */
const KIND_OF_ENDING = new Map<string, FileKind>(
  Object.entries({
    picture: 'jpg jpeg png gif webp heic avif',
    recording: 'mp3 m4a aac ogg opus flac wav',
    video: 'mp4 m4v webm mkv mov avi',
    sheet: 'pdf txt rtf epub doc docx odt odp ods pages key ppt pptx xls xlsx md',
    archive: 'zip gz 7z rar tar',
  }).flatMap(([kind, endings]) => endings.split(' ').map((ending) => [ending, kind as FileKind])),
);

const SHEET_TYPES = /^text\/|^application\/(pdf|rtf|epub|msword|vnd\.(ms-|openxmlformats|oasis))/;
const ARCHIVE_TYPES = /^application\/(zip|gzip|x-(7z|rar|tar|gzip|zip|bzip))/;

/** What a file is to a person, by its declared type and, where that says nothing, its name's ending. */
export function fileKind(contentType: string, name: string): FileKind {
  const type = contentType.toLowerCase();
  if (type.startsWith('image/')) return 'picture';
  if (type.startsWith('audio/')) return 'recording';
  if (type.startsWith('video/')) return 'video';
  if (SHEET_TYPES.test(type)) return 'sheet';
  if (ARCHIVE_TYPES.test(type)) return 'archive';
  return KIND_OF_ENDING.get(/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '') ?? 'file';
}

/** 'Recording' for a sermon, for those who do not see its icon. */
export function kindName(kind: FileKind): string {
  return KIND_NAMES[kind];
}

/** How much of a name stands on a narrow screen: four lines of it at 320 pixels. In letters as people count them. */
const NARROW_NAME = { longest: 48, begin: 28, end: 19 };

/**
 * A name as a narrow screen has room for: of a long one the middle is left out, because its end says which part of a series it is, and
 * its ending what it is.
 */
export function narrowName(name: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (letters.length <= NARROW_NAME.longest) return name;
  return `${letters.slice(0, NARROW_NAME.begin).join('').trimEnd()}…${letters.slice(-NARROW_NAME.end).join('').trimStart()}`;
}

/** '150 MB of 10 GB used' */
export function usedText(usage: { bytes: number; limitBytes: number }): string {
  return `${sizeText(usage.bytes)} of ${sizeText(usage.limitBytes)} used`;
}
