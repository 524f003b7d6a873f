import { Link } from 'wouter';
import { toast } from '#ui/toast-store.ts';
import { milestoneOf } from '../milestones.rules.ts';
import { MilestonePicture } from './components/milestone-picture.tsx';
import { toldWords } from './milestone-words.ts';
import { whenQuiet } from './when-quiet.ts';

/** Drawings that have room beside each other in one toast. */
const DRAWN = 4;

/** One quiet toast for all that was reached at once. @param isTheirs whether whoever reached it is still signed in */
export function tellReached(ids: readonly string[], isTheirs: () => boolean): void {
  const reached = ids.flatMap((id) => milestoneOf(id) ?? []);
  if (reached.length === 0) return;
  whenQuiet(() => {
    if (!isTheirs()) return;
    toast({
      title: (
        <span className="flex flex-col gap-2">
          <span className="flex gap-1">
            {reached.slice(0, DRAWN).map(({ id }) => (
              <MilestonePicture key={id} id={id} className="size-16" />
            ))}
          </span>
          {toldWords(reached)}
        </span>
      ),
      description: (
        <Link href="/milestones" className="underline underline-offset-4">
          See my wall
        </Link>
      ),
    });
  });
}
