import { BooksIcon } from '@phosphor-icons/react/dist/ssr/Books';
import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { LinkIcon } from '@phosphor-icons/react/dist/ssr/Link';
import { NotebookIcon } from '@phosphor-icons/react/dist/ssr/Notebook';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { TranslateIcon } from '@phosphor-icons/react/dist/ssr/Translate';
import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { handOverWords } from '#platform/client/handed-words.ts';
import { DropdownMenu, MenuChoice, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx';
import type { OpenedAtFirst } from '#ui/opened-at-first.ts';
import { PASSAGE_LIMITS, quotedFor } from '../../bible.rules.ts';
import { runsOfVerses } from '../../verse-numbers.rules.ts';
import type { CopyForm } from '../copied-text.ts';
import { copyForm, keepCopyForm } from '../copy-form.ts';
import { versesPath } from '../verse-path.ts';
import { copyLink, shareVerse } from '../verse-sharing.ts';
import type { MoreMenuProps } from './more-menu.tsx';

const FORMS: readonly { value: CopyForm; label: string }[] = [
  { value: 'quotation', label: 'a quotation' },
  { value: 'reference-first', label: 'words below the reference' },
  { value: 'numbered', label: 'numbered verses' },
];

/** The menu of `MoreMenu`, in a chunk of its own. */
export function MoreMenuItems({
  chosen,
  onBeside,
  onWords,
  trigger,
  openedAtFirst,
}: MoreMenuProps & { trigger: ReactElement; openedAtFirst: OpenedAtFirst }) {
  const { bookId, chapter, verses, reference, textId } = chosen;
  const [, navigate] = useLocation();
  const [form, setForm] = useState(copyForm);
  const path = versesPath(`${bookId}.${chapter}`, verses);
  // A request for prayer carries one passage, not several.
  const canBePrayed = runsOfVerses(verses).length === 1 && verses.length <= PASSAGE_LIMITS.verses;
  return (
    <DropdownMenu trigger={trigger} openedAtFirst={openedAtFirst}>
      <MenuItem aria-label={`Cross references of ${reference}`} onSelect={onBeside}>
        <BooksIcon size={20} aria-hidden />
        Cross references
      </MenuItem>
      {onWords && (
        <MenuItem aria-label={`Original words of ${reference}`} onSelect={onWords}>
          <TranslateIcon size={20} aria-hidden />
          Original words
        </MenuItem>
      )}
      <MenuItem aria-label={`Share ${reference}`} onSelect={() => void shareVerse(chosen)}>
        <ShareNetworkIcon size={20} aria-hidden />
        Share
      </MenuItem>
      <MenuItem aria-label={`Copy a link to ${reference}`} onSelect={() => void copyLink(path, reference)}>
        <LinkIcon size={20} aria-hidden />
        Copy a link
      </MenuItem>
      {canBePrayed && (
        <MenuItem
          aria-label={`Pray about this: ${reference}`}
          onSelect={() => {
            // Beside a request stand words of ours alone: a text that was brought may be taken away again.
            handOverWords('/prayers/ask', { text: '', verse: { reference, translation: quotedFor(textId) } });
            navigate('/prayers/ask');
          }}
        >
          <HandsPrayingIcon size={20} aria-hidden />
          Pray about this
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link href="/bible/notes">
          <NotebookIcon size={20} aria-hidden />
          All my notes
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuChoice
        label="Copy as"
        value={form}
        options={FORMS}
        onChange={(next) => {
          setForm(next);
          keepCopyForm(next);
        }}
      />
    </DropdownMenu>
  );
}
