import type { Icon } from '@phosphor-icons/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** A tab that leads to a screen of its own: what it is for, a verse for the way (WEB), and the link. */
export function PlaceIntro({
  icon: PlaceIcon,
  title,
  verse,
  reference,
  href,
  link,
  children,
}: {
  icon: Icon;
  title: string;
  verse: string;
  reference: string;
  href: string;
  link: string;
  children: ReactNode;
}) {
  return (
    <Card className="flex flex-col items-center px-5 py-8 text-center sm:p-12">
      <span
        aria-hidden="true"
        className="grid size-20 place-items-center rounded-full border border-dusk/20 bg-dusk-wash text-dusk"
      >
        <PlaceIcon size={40} />
      </span>
      <h2 className="mt-5 text-3xl">{title}</h2>
      <p className="mt-3 max-w-md text-balance text-lg text-ink-soft">{children}</p>
      <Link href={href} className={buttonClasses('primary', 'lg', 'mt-7')}>
        {link}
      </Link>
      <figure className="mt-9 max-w-md border-t border-line pt-6">
        <blockquote className="font-scripture text-lg italic text-balance">“{verse}”</blockquote>
        <figcaption className="mt-1.5 text-sm text-ink-soft">{reference}, WEB</figcaption>
      </figure>
    </Card>
  );
}
