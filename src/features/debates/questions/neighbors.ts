import type { DebateQuestion } from './debate-question.ts';

export const NEIGHBORS: readonly DebateQuestion[] = [
  {
    slug: 'strangers-at-home',
    question: 'Should a believer’s home be open to strangers?',
    about:
      'A bed or a meal for somebody unknown, at one’s own door. It is not about the borders or laws of any country.',
    positions: [
      {
        key: 'open',
        title: 'Yes: some have welcomed angels so',
        short: 'an open door',
        says: 'Abraham ran to meet three strangers in the heat of the day, and it was God who had come. Jesus told us to call to our feasts those who can’t repay. A home was given to us as a place to give. If we wait until it is safe and tidy we shall never begin. The best guests that we had were those we did not choose.',
      },
      {
        key: 'household',
        title: 'First those whom God gave us to guard',
        short: 'household first',
        says: 'Paul says that whoever does not provide for their own household has denied the faith. A door protects somebody: children, the sick, somebody who is alone at night. Love may not be brave with the safety of others. We can give a meal on the step, a room in a guest house, time in a café, and keep home a home.',
      },
      {
        key: 'together',
        title: 'Let the church be that house, together',
        short: 'a common house',
        says: 'What one family cannot carry, thirty can. From early on churches kept houses for strangers, and hospitals grew from them. There is somebody who watches, somebody who cooks, and nobody is alone with a guest in trouble. The stranger finds not one host, but a people. And even the poorest of us can be a host there.',
      },
    ],
    passages: [
      { reference: 'Genesis 18:1–8', why: 'How much does Abraham promise, and how much does he bring?' },
      { reference: 'Luke 14:12–14', why: 'Whom does Jesus put on the list of guests?' },
      { reference: '1 Timothy 5:3–8', why: 'In what order does care go out from the home?' },
    ],
  },
  {
    slug: 'everyone-who-asks',
    question: 'Should we give to everyone who asks?',
    about: 'What to do when somebody asks us for money or help. Why anybody is poor is not in question.',
    positions: [
      {
        key: 'those-near',
        title: 'Give deeply to some rather than a little to all',
        short: 'deeply to some',
        says: 'The law says “your brother”, “your needy”, “in your land”: somebody whose name you know. I can’t carry everybody, and those who try carry no one far. So I choose a few, and stay: a family, a school, a neighbor, for years. To the others I give a greeting and my prayer, and trust that God has other hands.',
      },
      {
        key: 'everyone',
        title: 'Yes: Jesus said so, and he meant it',
        short: 'giving to all',
        says: '“Give to him who asks you”: no condition comes after it. God sends rain without asking what it will be used for, and I too live on what I did not earn. I would rather be cheated ten times than send Christ away once. It is for me to give. What they do with it is between them and God, as it is with me.',
      },
      {
        key: 'what-helps',
        title: 'Give what helps, which may not be what is asked',
        short: 'what truly helps',
        says: 'Peter had no silver for the man at the gate, and gave him what he needed more. Paul did not want bread to feed idleness. A coin may be the cheapest way to get rid of somebody. Love takes time: it asks a name, buys a meal, knows where there is work or a bed. Sometimes a kind no is the harder gift.',
      },
    ],
    passages: [
      { reference: 'Deuteronomy 15:7–11', why: 'What is to be open, and what might close it?' },
      { reference: 'Matthew 5:38–42', why: 'In what company does giving stand here?' },
      {
        reference: '2 Thessalonians 3:10–13',
        why: 'What is asked of those who work, and of those who won’t?',
      },
    ],
  },
  {
    slug: 'forgiving-before-sorry',
    question: 'Should we forgive somebody who is not sorry?',
    about:
      'Forgiveness from the heart, and what it can be without the other person. Nobody has to stay near somebody who harms them.',
    positions: [
      {
        key: 'before',
        title: 'Yes: as Christ did, before we asked',
        short: 'forgiving before',
        says: 'On the cross Jesus prayed for people who were not sorry in the least. We are to forgive whenever we “stand praying”, and the other need not even be there. If it had to wait for their regret, they would hold the key to my heart. I give it up to God, and am free. It may be what makes regret possible.',
      },
      {
        key: 'way',
        title: 'It is a way with steps; begin with the first',
        short: 'step by step',
        says: 'There is a forgiving in the heart, which I can begin alone: to wish no harm, and to let God be judge. There is one that needs the truth to be said. And there is friendship again, which needs trust and time, and does not always come. Nobody should be pushed up these stairs. The first step already counts.',
      },
      {
        key: 'after',
        title: 'When they turn: forgiveness joins two',
        short: 'forgiving after',
        says: '“If he repents, forgive him.” To forgive is to take somebody back, and it needs two, as a handshake does. Joseph tested his brothers until he saw that they had changed. God calls all, and pardons those who turn. Till then I give up revenge, keep my hand open, and do not call a thing healed that is not.',
      },
    ],
    passages: [
      { reference: 'Genesis 50:15–21', why: 'When had Joseph forgiven: now, or long before?' },
      { reference: 'Mark 11:25', why: 'Where is the other person, in this picture?' },
      {
        reference: 'Luke 17:3–5',
        why: 'What comes between the wrong and the pardon? And what do the apostles say?',
      },
    ],
  },
  {
    slug: 'hard-truth',
    question: 'Should we tell a friend a hard truth that they did not ask for?',
    about:
      'Faults that a friend does not see, between grown people. Where somebody is in danger, all sides say: speak.',
    positions: [
      {
        key: 'speak',
        title: 'Yes: love does not watch in silence',
        short: 'speaking',
        says: '“The wounds of a friend are faithful.” Nathan risked his life to tell a king what he had done, and saved him. If everybody talks about it behind my back and nobody to my face, then I have no friends. We say it alone, kindly and soon, and remember how it feels. To keep the peace can be a way to keep away.',
      },
      {
        key: 'wait',
        title: 'Wait to be asked, and look to yourself',
        short: 'waiting',
        says: 'Jesus tells of a beam in my own eye before he speaks of the speck. I see only a little of another life, and the Spirit works there without me. Most people know their faults too well, and change when they are loved. A patient friend will be asked one day, and then a word is worth a hundred.',
      },
      {
        key: 'by-story',
        title: 'Open a window, and let them see it',
        short: 'a gentle hint',
        says: 'Nathan did not begin with the charge. He told of a lamb, and David judged himself. Jesus asked questions and told stories. What I find out myself I can bear and keep. So ask, tell of your own failing, hold up a mirror, and stay. Truth can be a lamp that one sets on the table and need not be shone in the face.',
      },
    ],
    passages: [
      { reference: '2 Samuel 12:1–7', why: 'How does Nathan bring David to see it?' },
      { reference: 'Matthew 7:1–5', why: 'Is the speck left in the end, or taken out?' },
      { reference: 'Galatians 6:1–5', why: 'In what spirit, and with what fear?' },
    ],
  },
  {
    slug: 'misleading-to-protect',
    question: 'May we mislead somebody in order to save a life?',
    about:
      'The old question of those who hid the hunted and were asked about it at the door. Lies for one’s own gain are not in question.',
    positions: [
      {
        key: 'lesser-wrong',
        title: 'It may be done, and remains a wrong',
        short: 'a wrong to be borne',
        says: 'In a broken world every way out can be stained. Then I choose the one that saves, and do not call it clean. I take the guilt on me for the sake of another, and ask God for mercy, as some have done who hid people in dark years. To make a rule of it, or to be proud of it, would be the beginning of the next lie.',
      },
      {
        key: 'may',
        title: 'Yes: life comes before a true sentence',
        short: 'misleading to save',
        says: 'The midwives told Pharaoh a story, and “God dealt well with” them. Rahab hid the spies, sent the soldiers the wrong way, and stands among the heroes of faith. Truth is owed to those who have a right to it. Whoever asks in order to kill does not. To give up the hunted for a clear record would be love of self.',
      },
      {
        key: 'never',
        title: 'No: God does not need our lies',
        short: 'never lying',
        says: 'God cannot lie, and we are to be like him. He blessed the midwives for their fear of God, as the text says, and not for their words. One may be silent, shut the door, refuse, or offer oneself. To lie for a good end is to trust my own plan more than him. Some have told the truth at such a door, and seen God act.',
      },
    ],
    passages: [
      { reference: 'Exodus 1:15–21', why: 'For what exactly are the midwives blessed?' },
      { reference: 'Psalm 15:1–5', why: 'What does this guest of God say, and to whom is it no harm?' },
      { reference: 'Ephesians 4:22–25', why: 'What reason for truth is given in the last line?' },
    ],
  },
  {
    slug: 'wine',
    question: 'Should Christians drink wine?',
    about:
      'Moderate drinking among people who are free to choose. All agree that drunkenness harms, and that nobody should be urged.',
    positions: [
      {
        key: 'enjoy',
        title: 'It may be enjoyed with thanks',
        short: 'wine with thanks',
        says: 'The psalm thanks God for wine that makes “the heart of man glad”, and the first sign of Jesus was six jars of it. He ate and drank so freely that people talked. To refuse what God calls good is not holier than to receive it well. A glass at a feast, with friends and in measure, is a prayer of thanks.',
      },
      {
        key: 'seasons',
        title: 'There is a time for both',
        short: 'a time for both',
        says: 'John drank none and Jesus drank, and wisdom was at home with both. Nazirites kept away for a time and then came back to the feast. To fast from it, some days or one season, shows that I can. At a wedding I raise a glass, and with a friend who struggles I don’t have one. Love looks around before it pours.',
      },
      {
        key: 'abstain',
        title: 'Better to leave it, for love',
        short: 'leaving it',
        says: '“In the end, it bites like a snake.” Nearly every family has one whom it has bitten. Paul says that it is good not to drink wine if a brother stumbles over it, and I can’t know who at the table is fighting. I give up a small joy so that somebody need not be the only one with water. That is freedom, too.',
      },
    ],
    passages: [
      { reference: 'Psalm 104:14–15', why: 'Beside which other gifts does wine stand?' },
      { reference: 'Proverbs 23:29–35', why: 'At what moment is it most dangerous?' },
      { reference: 'Romans 14:17–21', why: 'Who may be in the room?' },
    ],
  },
];
