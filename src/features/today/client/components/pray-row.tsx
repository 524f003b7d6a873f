import { useState } from 'react';
import { useChunk, useChunkAhead } from '#platform/client/use-chunk.ts';
import { Button } from '#ui/button.tsx';
import { sayNotOpened } from '#ui/say-not-opened.ts';
import type { Today } from '../../today.contract.ts';
import { prayWords } from '../today-words.ts';
import { LampRow } from './lamp-row.tsx';

const load = () => import('./pray-dialog.tsx');

/** Praying: what is next on my list, or among what waits; one tap opens it. */
export function PrayRow({ today }: { today: Today }) {
  const { pray, lamps, date } = today;
  // What was next stays in its light until it is closed, though the lamp burns by then and another is next.
  const [opened, setOpened] = useState<{ pray: Today['pray'] } | null>(null);
  const chunk = useChunk(load, opened !== null, () => {
    setOpened(null);
    sayNotOpened();
  });
  useChunkAhead(load);
  return (
    <LampRow
      name="Pray"
      what={lamps.pray ? 'Amen' : prayWords(pray, date)}
      isLit={lamps.pray}
      action={
        <Button
          variant="soft"
          pending={opened !== null && chunk === null}
          onClick={() => setOpened({ pray })}
        >
          Pray
        </Button>
      }
    >
      {opened !== null && chunk !== null && (
        <chunk.PrayDialog pray={opened.pray} onClose={() => setOpened(null)} />
      )}
    </LampRow>
  );
}
