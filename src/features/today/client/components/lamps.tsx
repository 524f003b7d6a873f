import { LAMPS } from '#features/rhythm/rhythm.rules.ts';
import { cn } from '#ui/class-names.ts';
import { useSkyClasses } from '#ui/dark-sky.ts';
import { LampMark } from '#ui/lamp-mark.tsx';
import type { Today } from '../../today.contract.ts';

const NAMES = { read: 'read', write: 'write', pray: 'pray' } as const;

/** The three lamps, on the upper edge of what stands below them. */
export function Lamps({ lamps, className }: { lamps: Today['lamps']; className?: string }) {
  return (
    <div
      role="img"
      aria-label={lampsInWords(lamps)}
      className={cn(
        'pointer-events-none flex justify-around overflow-x-clip px-[8%]',
        useSkyClasses(),
        className,
      )}
    >
      {LAMPS.map((lamp) => (
        <span key={lamp} className="relative">
          {lamps[lamp] && (
            <span className="absolute -inset-10 animate-fade bg-radial from-gold/55 via-gold/15 via-40% to-transparent to-70%" />
          )}
          {/* Its foot ends above the end of its drawing. */}
          <LampMark isLit={lamps[lamp]} className="relative -mb-1.5 size-16" />
        </span>
      ))}
    </div>
  );
}

/** 'Read: lit. Write and pray: waiting.' */
function lampsInWords(lamps: Today['lamps']): string {
  const lit = LAMPS.filter((lamp) => lamps[lamp]).map((lamp) => NAMES[lamp]);
  const dark = LAMPS.filter((lamp) => !lamps[lamp]).map((lamp) => NAMES[lamp]);
  const said = (names: readonly string[], how: string) => {
    const words = names.join(names.length === 3 ? ', ' : ' and ');
    return names.length === 0 ? null : `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${how}.`;
  };
  return [said(lit, 'lit'), said(dark, 'waiting')].filter((words) => words !== null).join(' ');
}
