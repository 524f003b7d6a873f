import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { FileIcon } from '#features/files/client/components/for-other-features.ts';
import { fileKind } from '#features/files/file-display.rules.ts';
import { buttonClasses } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import type { GroupFile } from '../../files.contract.ts';
import { fileFacts } from '../file-facts.ts';
import { GroupFileMenu } from './group-file-menu.tsx';

/** A larger picture is downloaded, not fetched to be shown small. */
const SHOWN_BYTES = 4 * 1024 ** 2;

const HIDDEN = {
  held: 'Only you see it until a moderator has looked.',
  moderator: 'Only you see it: it is hidden by moderation.',
} as const;

/** One file of a group. Recordings and videos play in place, from where the reader wants. */
export function GroupFileRow({ file }: { file: GroupFile }) {
  const { title, name, url, size, hidden } = file;
  const kind = fileKind(file.contentType, name);
  return (
    <li className="py-3.5 not-first:border-t not-first:border-line">
      <div className="flex flex-wrap items-center gap-x-3 sm:gap-x-4">
        {/* What can be done goes below the words where these had no room beside it: on a small phone, or in large letters. */}
        <div className="flex min-w-0 flex-1 basis-[13rem] items-center gap-3 sm:gap-4">
          {kind === 'picture' && size <= SHOWN_BYTES ? (
            <img
              src={url}
              alt=""
              loading="lazy"
              className="size-11 shrink-0 rounded-control bg-inset object-cover"
            />
          ) : (
            <FileIcon kind={kind} />
          )}
          <div className="min-w-0 flex-1">
            <OwnWords as="p" className="text-left font-semibold leading-snug">
              {title}
            </OwnWords>
            <p className="mt-0.5 text-sm text-ink-soft">{fileFacts(file)}</p>
            {hidden !== null && <p className="mt-0.5 text-sm font-semibold text-clay">{HIDDEN[hidden]}</p>}
          </div>
        </div>
        <div className="ms-auto flex shrink-0 max-sm:-me-2">
          <a
            href={url}
            download={name}
            aria-label={`Download ${title}`}
            className={buttonClasses('ghost', 'icon')}
          >
            <DownloadSimpleIcon size={20} aria-hidden />
          </a>
          <GroupFileMenu file={file} />
        </div>
      </div>
      {kind === 'recording' && (
        // biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions
        <audio controls preload="none" src={url} aria-label={title} className="mt-3 w-full" />
      )}
      {kind === 'video' && (
        // biome-ignore lint/a11y/useMediaCaption: people's own videos come without captions
        <video
          controls
          preload="none"
          src={url}
          aria-label={title}
          className="mt-3 aspect-video w-full rounded-control bg-inset"
        />
      )}
    </li>
  );
}
