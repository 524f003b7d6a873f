import { expect, it } from 'vitest';
import { type Danger, findDanger } from './help.rules.ts';

const FOUND: Record<Danger, string[]> = {
  'self-harm': [
    'I don’t want to be here any more. Please pray. I can’t tell my family.',
    'I dont want to live anymore',
    'Sometimes I just want to die.',
    'I have been thinking about suicide again',
    'Pray for me, I feel suicidal tonight',
    'I keep cutting myself and cannot stop',
    'they would be better off without me',
    'I wish I was dead',
    'I am going to end my life',
    'I can’t go on like this',
    'I want to kill\nmyself',
    'Some nights I think I could hang myself',
    'I need to hurt myself to feel anything',
    'I self-harm and nobody knows',
    'I wish I had never been born',
    'I wish I’d never been born',
    'I just want to end it all',
    'There is no reason to live',
    'I took all of my pills',
    'K\u200bill myself, that is all I think: kill\u200b myself',
    'Ich möchte nicht mehr leben.',
    'ICH WILL STERBEN',
    'Ich habe Suizidgedanken',
    'Manchmal will ich mich umbringen',
    'Ich bring mich um',
    'Ich ritze mich wieder',
    'Quiero morirme, Señor',
    'no quiero vivir',
    'He pensado en quitarme la vida',
    'Tengo pensamientos suicidas',
  ],
  danger: [
    'My husband is drunk and says he is going to kill me',
    'She threatened to stab my brother',
    'I am going to kill him',
    'We get death threats because we were baptised',
    'He keeps us locked in',
    'Er will mich umbringen',
    'Mein Bruder bedroht mich',
    'Mi ex me quiere matar',
  ],
  abuse: [
    'My husband hits me when he drinks',
    'He has been beating the children',
    'He’s hitting me again',
    'My stepdad’s been beating my brother',
    'I was raped last year and told nobody',
    'My uncle touched me at night',
    'I am scared to go home',
    'There is domestic violence next door',
    'A man from church groomed me',
    'He abuses my daughter',
    'I’m being abused',
    'Mein Mann schlägt mich',
    'Er hat mich vergewaltigt',
    'Er hat mich mißbraucht',
    'Bei uns gibt es häusliche Gewalt',
    'Mi marido me pega',
    'Abusó de mi hija',
    'Sufro violencia de género',
  ],
};

const NOT_FOUND = [
  'Mum has her operation this morning. Please pray for the surgeon’s hands, and that she isn’t afraid.',
  'My boy is nineteen days in hospital. I have run out of words. Please use yours.',
  'I want to die to myself and live for Christ',
  'For me to live is Christ and to die is gain',
  'Jesus died for me',
  'My dad died on Monday.',
  'My brother beat me at chess again, pray for my patience',
  'He hit me with the truth in his sermon',
  'God touched me at the altar',
  'I could kill for a coffee; pray for the fast',
  'The exam is killing me',
  'I do not want to live without you, Lord',
  'I don’t want to live in this town any more',
  'Thank you that I can take my life back after the illness',
  'I nearly killed myself laughing at the nativity play',
  'We plan a domestic violence shelter. Pray for the building.',
  'I hurt myself at football, pray for my knee',
  'Bitte betet für meine Mutter, sie liegt im Sterben.',
  'Ich kann nicht mehr schlafen',
  'Mi padre me dijo que ore',
  'El dolor me mata las rodillas',
];

it.each(Object.entries(FOUND).flatMap(([danger, texts]) => texts.map((text) => [danger, text])))(
  '%s: %s',
  (danger, text) => expect(findDanger(text)).toBe(danger),
);

it.each(NOT_FOUND)('nothing: %s', (text) => expect(findDanger(text)).toBeNull());

it('reads a thousand of the worst characters at once', () => {
  expect(findDanger('my husband '.repeat(90))).toBeNull();
  expect(findDanger(`kill${'\u0301'.repeat(900)} myself`)).toBe('self-harm');
});
