import { FileIcon as PlainIcon } from '@phosphor-icons/react/dist/ssr/File';
import { FileArchiveIcon } from '@phosphor-icons/react/dist/ssr/FileArchive';
import { FileAudioIcon } from '@phosphor-icons/react/dist/ssr/FileAudio';
import { FileImageIcon } from '@phosphor-icons/react/dist/ssr/FileImage';
import { FileTextIcon } from '@phosphor-icons/react/dist/ssr/FileText';
import { FileVideoIcon } from '@phosphor-icons/react/dist/ssr/FileVideo';
import type { FileKind } from '../../file-display.rules.ts';

const icons = {
  picture: FileImageIcon,
  recording: FileAudioIcon,
  video: FileVideoIcon,
  sheet: FileTextIcon,
  archive: FileArchiveIcon,
  file: PlainIcon,
} as const satisfies Record<FileKind, typeof PlainIcon>;

const grounds: Record<FileKind, string> = {
  picture: 'bg-sky-wash text-sky',
  recording: 'bg-dusk-wash text-dusk',
  video: 'bg-clay-wash text-clay',
  sheet: 'bg-leaf-wash text-leaf',
  archive: 'bg-inset text-ink-soft',
  file: 'bg-inset text-ink-soft',
};

/** What kind of file it is, as a drawing on its own ground. */
export function FileIcon({ kind }: { kind: FileKind }) {
  const Icon = icons[kind];
  return (
    <span
      aria-hidden="true"
      className={`grid size-11 shrink-0 place-items-center rounded-control ${grounds[kind]}`}
    >
      <Icon size={24} />
    </span>
  );
}
