import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Spoken, useIsNews } from '#ui/spoken.tsx';
import type { Coming, Gathering } from '../../gatherings-fields.ts';
import { allComingWords, hadSaidWords, waitingWords } from '../coming-words.ts';
import { GatheringFaces } from './gathering-faces.tsx';
import { NamedPeople } from './named-people.tsx';

/** Faces and how many come; pressed, it names them. */
export function WhoComes({ gathering }: { gathering: Gathering }) {
  const [isOpen, setOpen] = useState(false);
  const { faces, people, isOver } = gathering;
  const waitingPlace = isOver ? null : gathering.waitingPlace;
  const words = isOver ? hadSaidWords(gathering) : allComingWords(gathering);
  const who = isOver ? 'Who had said that they come' : 'Who comes';
  const hasJustCome = useIsNews(waitingPlace !== null);
  return (
    <>
      {waitingPlace !== null && (
        <Spoken isNews={hasJustCome} className="mt-3 font-semibold">
          {waitingWords(waitingPlace)}
        </Spoken>
      )}
      {people.length === 0 ? (
        <p className="mt-3 text-ink-soft">{words}</p>
      ) : (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="mt-2 flex min-h-11 max-w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control text-left text-ink-soft hover:text-ink"
        >
          <GatheringFaces faces={faces} size="sm" />
          <span className="min-w-0 flex-1 basis-[9rem]">
            {!isOver && <span className="sr-only">{who}: </span>}
            {words}
          </span>
        </button>
      )}
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={who}>
          <PeopleOf
            title="Going"
            people={people.filter(({ answer, isWaiting }) => answer === 'going' && !isWaiting)}
          />
          <PeopleOf title="Waiting for a seat" people={people.filter(({ isWaiting }) => isWaiting)} />
          <PeopleOf title="Maybe" people={people.filter(({ answer }) => answer === 'maybe')} />
        </Dialog>
      )}
    </>
  );
}

function PeopleOf({ title, people }: { title: string; people: readonly Coming[] }) {
  if (people.length === 0) return null;
  return (
    <section aria-label={title} className="not-first:mt-5">
      <h3 className="text-base text-ink-soft">{title}</h3>
      <NamedPeople people={people.map(({ person }) => person)} />
    </section>
  );
}
