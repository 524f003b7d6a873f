import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { ListChecksIcon } from '@phosphor-icons/react/dist/ssr/ListChecks';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useRef } from 'react';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PictureInput } from './picture-input.tsx';

/** What a post can come with besides words: pictures, for which the device opens its own choice with its camera, or a poll. */
export function AddToPost({
  onPictures,
  onPoll,
}: {
  onPictures: (files: readonly File[]) => void;
  onPoll: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <PictureInput ref={input} onPictures={onPictures} />
      <DropdownMenu
        align="start"
        trigger={
          <IconButton
            label="Add pictures or a poll"
            className="size-12 shrink-0 rounded-full text-ink-soft"
            icon={<PlusIcon size={24} aria-hidden />}
          />
        }
      >
        <MenuItem onSelect={() => input.current?.click()}>
          <ImageIcon size={22} aria-hidden />
          Pictures
        </MenuItem>
        <MenuItem onSelect={onPoll}>
          <ListChecksIcon size={22} aria-hidden />A poll
        </MenuItem>
      </DropdownMenu>
    </>
  );
}
