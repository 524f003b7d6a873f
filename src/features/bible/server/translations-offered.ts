import { TRANSLATIONS } from '../bible.rules.ts';
import type { ListedText, ShownText } from '../texts.contract.ts';
import type { BroughtTexts } from './text/brought/brought-texts.ts';
import type { FoundText } from './text/brought/find-sources.ts';

/** All texts that can be read, ours first, and those that cannot. */
export async function translationsOffered(brought: BroughtTexts): Promise<ListedText[]> {
  const others = await brought.list();
  return [
    ...TRANSLATIONS.map((ours) => ({
      ...shownOurs(ours),
      id: ours.id,
      name: ours.name,
      about: '',
      license: 'Public Domain',
      hasStrongs: false,
      hasWordsOfJesus: false,
      problem: null,
    })),
    ...others.map((found) => ({
      ...shownBrought(found),
      id: found.id,
      name: found.conf.description,
      about: found.conf.about,
      license: found.conf.license,
      hasStrongs: found.conf.marks?.hasStrongs ?? false,
      hasWordsOfJesus: found.conf.marks?.hasWordsOfJesus ?? false,
      problem: found.problem,
    })),
  ];
}

export function shownOurs({ id, name, edition }: (typeof TRANSLATIONS)[number]): ShownText {
  return { abbreviation: id, edition: `${name}, ${edition}`, language: 'en', direction: 'ltr' };
}

export function shownBrought({ conf }: FoundText): ShownText {
  const { abbreviation, description, language, isRightToLeft } = conf;
  return { abbreviation, edition: description, language, direction: isRightToLeft ? 'rtl' : 'ltr' };
}
