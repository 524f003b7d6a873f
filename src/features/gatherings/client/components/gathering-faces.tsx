import { PersonFace } from '#features/people/client/for-other-features.ts';
import type { PublicPerson } from '#features/people/people.contract.ts';
import { cn } from '#ui/class-names.ts';

/** A few of those who come, one over the other. Their names stand elsewhere. */
export function GatheringFaces({ faces, className }: { faces: readonly PublicPerson[]; className?: string }) {
  if (faces.length === 0) return null;
  return (
    <span aria-hidden="true" className={cn('flex shrink-0 -space-x-2.5', className)}>
      {faces.map((person) => (
        <PersonFace key={person.id} person={person} className="ring-2 ring-surface" />
      ))}
    </span>
  );
}
