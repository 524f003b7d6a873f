/** British beginnings with 'our' where American ones have 'or': the King James Version's 'Saviour', our other text's 'Savior'. */
const WITH_OUR =
  '(ard|arm|behavi|cand|clam|col|enam|endeav|fav|ferv|glam|harb|hon|hum|lab|neighb|od|parl|ranc|rum|sav|savi|splend|succ|val|vap|vig|dishon)';

/** British spelling first. Each is tried at the place where it stands, with whatever follows. */
const PAIRS: readonly (readonly [british: string, american: string])[] = [
  ['sepulchre', 'sepulcher'],
  ['centre', 'center'],
  ['sceptre', 'scepter'],
  ['theatre', 'theater'],
  ['judgement', 'judgment'],
  ['counsellor', 'counselor'],
  ['traveller', 'traveler'],
  ['travelling', 'traveling'],
  ['travelled', 'traveled'],
  ['worshipp', 'worship'],
  ['marvell', 'marvel'],
  ['jewell', 'jewel'],
  ['quarrell', 'quarrel'],
  ['fulfilment', 'fulfillment'],
  ['plough', 'plow'],
  ['grey', 'gray'],
  ['defence', 'defense'],
  ['offence', 'offense'],
  ['pretence', 'pretense'],
  ['baptis', 'baptiz'],
  ['recognis', 'recogniz'],
  ['circumcis', 'circumciz'],
  ['evangelis', 'evangeliz'],
  ['enquir', 'inquir'],
  ['shew', 'show'],
  ['ancle', 'ankle'],
  ['musick', 'music'],
  ['subtil', 'subtle'],
  ['axe', 'ax'],
  ['mould', 'mold'],
  ['woollen', 'woolen'],
  ['sulphur', 'sulfur'],
];

const OUR = new RegExp(`^${WITH_OUR}our`);
const OR = new RegExp(`^${WITH_OUR}or`);
const EXACT = new Set(['axe', 'grey', 'subtil']);

/** How else a word is spelled, in Britain, in America or in 1769; none for nearly every word. */
export function otherSpellings(form: string): string[] {
  const spellings: string[] = [];
  if (OUR.test(form)) spellings.push(form.replace(OUR, '$1or'));
  else if (OR.test(form)) spellings.push(form.replace(OR, '$1our'));
  for (const [british, american] of PAIRS) {
    for (const [from, to] of [
      [british, american],
      [american, british],
    ] as const) {
      const fits = EXACT.has(british) ? form === from : form.startsWith(from);
      if (fits) spellings.push(to + form.slice(from.length));
    }
  }
  return spellings;
}

/** The American spelling, by which all others are one word. */
export function oneSpelling(form: string): string {
  if (OUR.test(form)) return form.replace(OUR, '$1or');
  const pair = PAIRS.find(([british]) => (EXACT.has(british) ? form === british : form.startsWith(british)));
  return pair ? pair[1] + form.slice(pair[0].length) : form;
}
