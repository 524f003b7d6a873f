import { PersonFace } from '#features/people/client/for-other-features.ts';
import type { PublicPerson } from '#features/people/people.contract.ts';

/** A few of those who come, one over the other. Their names stand elsewhere. */
export function GatheringFaces({
  faces,
  size = 'md',
}: {
  faces: readonly PublicPerson[];
  size?: 'sm' | 'md';
}) {
  if (faces.length === 0) return null;
  return (
    <span aria-hidden="true" className="flex shrink-0 -space-x-2.5">
      {faces.map((person) => (
        <PersonFace key={person.id} person={person} size={size} className="ring-2 ring-surface" />
      ))}
    </span>
  );
}
