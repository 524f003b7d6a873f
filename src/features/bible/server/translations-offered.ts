import { TRANSLATIONS } from '../bible.rules.ts';
import type { ListedText, ShownText } from '../texts.contract.ts';
import type { BroughtText, BroughtTexts } from './text/brought/brought-texts.ts';
import type { FoundText } from './text/brought/find-sources.ts';

/** All texts that can be read, ours first, and those that cannot. */
export async function translationsOffered(brought: BroughtTexts): Promise<ListedText[]> {
  const others = await brought.list();
  return [...listedOurs(), ...others.map(listedBrought)];
}

export function listedOurs(): ListedText[] {
  return TRANSLATIONS.map((ours) => ({
    ...shownOurs(ours),
    id: ours.id,
    name: ours.name,
    about: '',
    license: 'Public Domain',
    hasStrongs: false,
    hasWordsOfJesus: false,
    problem: null,
  }));
}

export function listedBrought(text: BroughtText): ListedText {
  const { id, conf, remarks, problem } = text;
  return {
    ...shownBrought(text),
    id,
    name: conf.description,
    about: [conf.about, remarks].filter(Boolean).join(' '),
    license: conf.license,
    hasStrongs: conf.marks?.hasStrongs ?? false,
    hasWordsOfJesus: conf.marks?.hasWordsOfJesus ?? false,
    problem,
  };
}

export function shownOurs({ id, name, edition }: (typeof TRANSLATIONS)[number]): ShownText {
  return { abbreviation: id, edition: `${name}, ${edition}`, language: 'en', direction: 'ltr' };
}

export function shownBrought({ conf }: Pick<FoundText, 'conf'>): ShownText {
  const { abbreviation, description, language, isRightToLeft } = conf;
  return { abbreviation, edition: description, language, direction: isRightToLeft ? 'rtl' : 'ltr' };
}
