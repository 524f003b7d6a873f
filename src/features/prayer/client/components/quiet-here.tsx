import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/ssr/PencilSimpleLine';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Sky } from '#ui/sky.tsx';
import { BEGINNINGS } from '../beginnings.ts';

/** An empty server is an inner room, not a failure. */
export function QuietSky() {
  return (
    <Sky className="pt-5 lg:pt-37">
      <h1 className="text-[2.5rem]/[1.1] font-[520] lg:text-[4rem]/[1.05]">
        It is quiet here. You can begin.
      </h1>
      <p className="mt-4 max-w-xl font-scripture text-lg">
        “Pray to your Father who is in secret, and your Father who sees in secret will reward you openly.”
      </p>
      <p className="mt-1 text-sm">from Matthew 6:6, WEB</p>
    </Sky>
  );
}

/** Three beginnings, each for oneself alone; inviting comes second. */
export function QuietSheet() {
  return (
    <div className="flex grow flex-col pb-5">
      <h2 className="text-[1.375rem]">Who is on your heart?</h2>
      <ul className="mt-1.5 mb-3">
        {Object.entries(BEGINNINGS).map(([id, { label }]) => (
          <li key={id} className="not-first:border-t not-first:border-line">
            <Link
              href={`/prayers/ask?begin=${id}`}
              className="flex min-h-15 items-center gap-1.5 rounded-control text-[1.0625rem] hover:bg-ink/8"
            >
              <span aria-hidden="true" className="-ms-2.5 grid size-11 place-items-center text-dusk">
                <PlusIcon size={26} />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        href="/prayers/ask?begin=first"
        className={buttonClasses('primary', 'lg', 'mt-auto w-full lg:mt-4')}
      >
        <PencilSimpleLineIcon size={22} aria-hidden />
        Write a first prayer
      </Link>
      <Link
        href="/circle"
        className="mt-1.5 flex min-h-11 items-center justify-center rounded-control font-semibold text-dusk hover:bg-ink/8"
      >
        Invite someone to pray with
      </Link>
    </div>
  );
}
