import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useState } from 'react';
import { useChunk } from '#platform/client/use-chunk.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import type { Today } from '../../today.contract.ts';

const load = () => import('./rhythm-dialog.tsx');

/** Opens my rhythm: what was, my free day, and a rest. */
export function RhythmButton({ today }: { today: Today }) {
  const [isOpen, setOpen] = useState(false);
  const chunk = useChunk(load, isOpen, () => {
    setOpen(false);
    sayNotOpened();
  });
  return (
    <>
      <IconButton
        label="My rhythm"
        icon={<DotsThreeIcon size={24} aria-hidden />}
        className="-mr-2.5 text-ink-soft"
        onClick={() => setOpen(true)}
      />
      {isOpen && chunk !== null && <chunk.RhythmDialog today={today} onClose={() => setOpen(false)} />}
    </>
  );
}
