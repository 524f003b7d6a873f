import { Link } from 'wouter';
import { LampEmblem } from '#ui/lamp-emblem.tsx';

/** In the place of `ProgressLink` in secret mode: the lamp is lit, at one height whatever the level. It leads home. */
export function HomeLamp() {
  return (
    <Link
      href="/"
      aria-label="Home"
      className="grid size-11 place-items-center rounded-control hover:bg-ink/8"
    >
      <LampEmblem level={5} size={32} />
    </Link>
  );
}
