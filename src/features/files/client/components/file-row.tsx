import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { dayText } from '#platform/client/day-text.ts';
import { buttonClasses } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isolated } from '#ui/isolated.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { fileKind, kindName, narrowName } from '../../file-display.rules.ts';
import type { StoredFile } from '../../files.contract.ts';
import { sizeText } from '../../files.rules.ts';
import { FileIcon } from './file-icon.tsx';

/** One file: what it is, how large, since when, and what can be done with it. */
export function FileRow({ file, onDelete }: { file: StoredFile; onDelete: () => void }) {
  const kind = fileKind(file.contentType, file.name);
  const narrow = narrowName(file.name);
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-3 first:pt-0 last:pb-0 sm:gap-x-4">
      {/* What can be done goes below the words where these had no room beside it: on a small phone, or in large letters. */}
      <div className="flex min-w-0 flex-1 basis-[13rem] items-center gap-3 sm:gap-4">
        <FileIcon kind={kind} />
        <div className="min-w-0 flex-1">
          <OwnWords
            as="p"
            className="line-clamp-4 text-left font-semibold leading-snug sm:line-clamp-2"
            title={file.name}
          >
            {narrow === file.name ? (
              file.name
            ) : (
              <>
                <span className="sm:hidden">{narrow}</span>
                <span className="max-sm:hidden">{file.name}</span>
              </>
            )}
          </OwnWords>
          <p className="mt-0.5 text-sm text-ink-soft">
            <span className="max-sm:sr-only">{`${kindName(kind)} · `}</span>
            {`${sizeText(file.size)} · `}
            <time dateTime={new Date(file.createdAt).toISOString()}>{dayText(file.createdAt)}</time>
          </p>
        </div>
      </div>
      <div className="ms-auto flex shrink-0 max-sm:-mr-2">
        <Tooltip label="Download">
          <a
            href={file.url}
            download={file.name}
            aria-label={`Download ${isolated(file.name)}`}
            className={buttonClasses('ghost', 'icon')}
          >
            <DownloadSimpleIcon size={20} aria-hidden />
          </a>
        </Tooltip>
        <IconButton
          label={`Delete ${isolated(file.name)}`}
          icon={<TrashIcon size={20} aria-hidden />}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}
