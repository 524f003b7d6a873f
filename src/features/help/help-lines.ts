import type { HelpLine } from './help.contract.ts';

/** Who helps in one country, and which time zones are its own. */
export interface CountryLines {
  name: string;
  lines: readonly HelpLine[];
}

/*
 * Only what a public page says is here; each entry names the page and what it says. What could not be proved is left out: a
 * wrong number is worse than none. Check them once a quarter, and at each release.
 */

/** 'Call 112 or 999 … 112 also works in any EU country and from any phone, free of charge': www2.hse.ie/emergencies/when-to-call-112-or-999 */
const EUROPE = emergency('112');

export const COUNTRY_LINES: Readonly<Record<string, CountryLines>> = {
  AT: {
    name: 'Austria',
    lines: [
      // 'gratis von jedem Telefon aus, 24 Stunden täglich erreichbar': ooe.orf.at/stories/3204589
      call('Telefonseelsorge', '142', 'free, day and night'),
      EUROPE,
    ],
  },
  AU: {
    name: 'Australia',
    lines: [
      // '24 hours, 7 days: Call 13 11 14, Text 0477 13 11 14': lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7
      call('Lifeline', '13 11 14', 'day and night'),
      // 'If you are in immediate danger call 000': lifelineh2h.org.au/get-help/telephone-crisis-support/faqs
      emergency('000'),
      message('Lifeline', '0477 13 11 14', null, 'day and night'),
    ],
  },
  CA: {
    name: 'Canada',
    lines: [
      // 'call and text 9-8-8 … available 24/7/365 by phone and text': cmhasaskatoon.ca/9-8-8
      call('Suicide Crisis Helpline', '988', 'free, day and night'),
      // '988 … does not replace 911, which should still be called if someone is in danger': lifeunscripted.ca/9-8-8-a-new-canada-wide-suicide-help-line
      emergency('911'),
      message('Suicide Crisis Helpline', '988', null, 'free, day and night'),
    ],
  },
  CH: {
    name: 'Switzerland',
    lines: [
      // 'Das Sorgentelefon ist gratis, anonym und rund um die Uhr präsent': barfi.ch, Dargebotene Hand, 52 000 Stunden
      call('Die Dargebotene Hand', '143', 'free, day and night'),
    ],
  },
  DE: {
    name: 'Germany',
    lines: [
      // 'unter den Nummern 0800/1110111 und 0800/1110222 rund um die Uhr kostenfrei und anonym erreichbar': domradio.de/glossar/telefonseelsorge-0
      call('TelefonSeelsorge', '0800 111 0 111', 'free, day and night'),
      EUROPE,
    ],
  },
  ES: {
    name: 'Spain',
    lines: [
      // 'gratuito, accesible, anónimo y confidencial … las 24 horas': rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio
      call('Línea 024', '024', 'free, day and night'),
      EUROPE,
    ],
  },
  FR: {
    name: 'France',
    lines: [
      // 'Numéro d’appel : 3114. Horaires : 24h/24 et 7j/7. Accessibilité : numéro gratuit': mayotte.ars.sante.fr/3114-le-numero-national-de-prevention-du-suicide
      call('Souffrance, prévention du suicide', '3114', 'free, day and night'),
      EUROPE,
    ],
  },
  GB: {
    name: 'United Kingdom',
    lines: [
      // 'free to call from both landlines and mobiles': samaritans.org/how-we-can-help/contact-samaritan;
      // 'open 24 hours a day, seven days a week': samaritans.org/news, one million calls during 10 years of Freephone
      call('Samaritans', '116 123', 'free, day and night'),
      // 'Please always call 999 if your life is at imminent risk': giveusashout.org/about-us/faq
      emergency('999'),
      // 'By texting SHOUT to 85258', 'free, 24/7': giveusashout.org/about-us/faq
      message('Shout', '85258', 'SHOUT', 'free, day and night'),
    ],
  },
  IE: {
    name: 'Ireland',
    lines: [
      // 'it assigned the 116 123 number to the Samaritans … 24 hour Freephone number': oireachtas.ie, question 505 of 10 December 2013
      call('Samaritans', '116 123', 'free, day and night'),
      // See `EUROPE`.
      EUROPE,
      // '50808 … a free 24/7 text service': irishexaminer.com/news/arid-31005605.html
      message('50808', '50808', null, 'free, day and night'),
    ],
  },
  NZ: {
    name: 'New Zealand',
    lines: [
      // 'dial 111 … a life-threatening mental health situation': govt.nz/browse/crime-and-justice/crimes-and-emergencies/111-emergency-service
      emergency('111'),
    ],
  },
  US: {
    name: 'United States',
    lines: [
      // '988 is free, confidential, and available 24/7. Simply call or text 988 … in immediate danger … call 911': health.wyo.gov, 988 Suicide & Crisis Lifeline
      call('988 Suicide & Crisis Lifeline', '988', 'free, day and night'),
      emergency('911'),
      message('988 Suicide & Crisis Lifeline', '988', null, 'free, day and night'),
    ],
  },
};

/** Where the lines of nearly all countries are looked up by who calls. */
export const ELSEWHERE = { name: 'Find A Helpline', href: 'https://findahelpline.com' } as const;

function call(name: string, number: string, hours: string): HelpLine {
  return { name, number, href: hrefOf('call', number), kind: 'call', how: null, hours };
}

function emergency(number: string): HelpLine {
  const hours = 'if a life is in danger';
  return {
    name: 'Emergency',
    number,
    href: hrefOf('emergency', number),
    kind: 'emergency',
    how: null,
    hours,
  };
}

function message(name: string, number: string, word: string | null, hours: string): HelpLine {
  const how = word ? `Text ${word} to ${number}` : `Text ${number}`;
  return { name, number, href: hrefOf('text', number, word), kind: 'text', how, hours };
}

/** What a tap does; null for what has no digits to dial. */
export function hrefOf(kind: HelpLine['kind'], number: string, word: string | null = null): string | null {
  const digits = number.replace(/[^\d+]/g, '');
  if (!/^\+?\d{2,15}$/.test(digits)) return null;
  if (kind !== 'text') return `tel:${digits}`;
  return word ? `sms:${digits}?&body=${encodeURIComponent(word)}` : `sms:${digits}`;
}
