import type { DebateQuestion } from './debate-question.ts';

export const REST_AND_SEASONS: readonly DebateQuestion[] = [
  {
    slug: 'day-of-rest',
    question: 'Should a believer keep a day of rest each week?',
    about:
      'Whether one day in seven is still asked of us, not which day it ought to be or what may be done on it.',
    positions: [
      {
        key: 'command',
        title: 'Yes: it is commanded, from the beginning',
        short: 'a command',
        says: 'God rested on the seventh day and blessed it before there was an Israel. It stands among the ten words, beside honoring parents and not stealing, and nobody treats those as advice. A command also protects: it gives the servant, the stranger and the animal a day that no master may take from them.',
      },
      {
        key: 'gift',
        title: 'A gift to take, not a law to keep',
        short: 'a gift',
        says: 'Jesus said that the Sabbath was “made for man”. What is made for us is there to be enjoyed, and it spoils when it is counted and checked. We rest gladly and often because our Father knows what we need. If love for a neighbor, or a hungry child, needs the day, love may have it without guilt.',
      },
      {
        key: 'every-day',
        title: 'Every day is alike the Lord’s',
        short: 'every day alike',
        says: 'The weekly day was a shadow, and Christ is the one who cast it. He himself is our rest, on Tuesday as on Sunday. To set one day apart can leave the other six to ourselves. We gather when we can, work and rest before God every day, and leave each person “fully assured in his own mind”.',
      },
    ],
    passages: [
      { reference: 'Exodus 20:8–11', why: 'What reason is given for the day, and who is to have it?' },
      { reference: 'Mark 2:23–28', why: 'Does Jesus set the day aside, or say what it is for?' },
      { reference: 'Romans 14:5–9', why: 'What matters to Paul more than which days are kept?' },
    ],
  },
  {
    slug: 'feasts-of-the-year',
    question: 'Should the church keep feasts and seasons of the year?',
    about:
      'Whether days such as Christmas, Easter or Lent belong to the worship of the church, not when they fall or how families spend them.',
    positions: [
      {
        key: 'kept',
        title: 'Yes: the year tells the story',
        short: 'a year of feasts',
        says: 'God taught Israel by feasts, because people who forget easily need more than words. A year that goes from waiting to birth, from the cross to the empty tomb, leads everybody through the whole gospel, also through the parts that we would skip. Children learn it with their hands and mouths before they can explain it.',
      },
      {
        key: 'every-sunday',
        title: 'No: the risen Christ is feast enough each week',
        short: 'the Lord’s day only',
        says: 'The apostles left us one feast: to gather on the first day and break bread. Paul was troubled when believers began to “observe days, months, seasons, and years”. Without high days no Sunday is a low one. We may thank God for the birth of his Son in July, and for his rising every week.',
      },
      {
        key: 'free',
        title: 'Good where they help, and binding on nobody',
        short: 'free seasons',
        says: 'The Jews added Purim out of thankfulness, and Jesus walked in the temple at a feast that no law had asked for. So the church may make days of joy, and may also let them go. What it may not do is measure anybody’s faith by them. A season is a good servant when nobody has to keep it.',
      },
    ],
    passages: [
      { reference: 'Esther 9:20–22', why: 'A feast that people began. What was it to bring about?' },
      {
        reference: 'John 10:22–25',
        why: 'Where is Jesus at the Feast of the Dedication, and what does he do there?',
      },
      {
        reference: 'Galatians 4:8–11',
        why: 'What does Paul fear: the days themselves, or what they had come to mean?',
      },
    ],
  },
  {
    slug: 'set-days-of-fasting',
    question: 'Should believers fast together on set days?',
    about:
      'Whether fasting belongs to a common calendar, to each person’s own choice, or to something other than food. Nobody is asked what their health does not allow.',
    positions: [
      {
        key: 'together',
        title: 'Yes: on set days, as one body',
        short: 'a common fast',
        says: 'Left to ourselves, most of us never begin. When the whole church fasts, the strong carry the weak, rich and poor sit at the same plain table, and nobody needs to be proud, since everybody is doing it. Israel had its fasts and the church of Antioch fasted together. The body learns hunger for God in company.',
      },
      {
        key: 'as-led',
        title: 'When need or love calls, and in secret',
        short: 'a fast when called',
        says: 'Jesus took it for granted that his friends would fast, and asked that only the Father should see it. A fast that stands in the calendar soon becomes a custom. A fast that begins in sorrow, in longing, or before a hard decision is prayer with the whole body. God calls to it, and each can hear when.',
      },
      {
        key: 'another-kind',
        title: 'The fast God chose is bread for the hungry',
        short: 'a fast of sharing',
        says: 'Isaiah heard God refuse the fasting of people who went on pressing their workers. The fast that he chose is to loosen, to feed, to take in. So we give up what would help somebody else: money, time, our own way. If we skip a meal, let the meal go to one who has none.',
      },
    ],
    passages: [
      { reference: 'Isaiah 58:5–8', why: 'What is wrong with this fast, and what would put it right?' },
      { reference: 'Matthew 6:16–18', why: 'Notice “when”, and who is to know of it.' },
      { reference: 'Acts 13:1–3', why: 'Who fasts here, why, and what comes of it?' },
    ],
  },
  {
    slug: 'retirement',
    question: 'Does a believer’s work have an end in old age?',
    about: 'How the later years of life may be spent before God, not what pensions or laws should be.',
    positions: [
      {
        key: 'handing-on',
        title: 'It turns from doing to handing on',
        short: 'handing on',
        says: 'The old Levites no longer carried, but they went on helping their brothers. The psalmist asks not to be left before he has told “the next generation”. The last work is the most precious one: to give away what took a life to learn, to bless, to listen, and to stand back so that others can grow.',
      },
      {
        key: 'never',
        title: 'No: the calling lasts as long as breath',
        short: 'a lifelong calling',
        says: 'Abraham set out at seventy-five and Anna served in the temple as a very old woman. Caleb asked for a mountain at eighty-five. The rich fool said to himself that he could now take his ease, and God called him foolish. Strength changes, and the work may change with it, but love does not stop.',
      },
      {
        key: 'season',
        title: 'Yes: there is a season to lay work down',
        short: 'a season of rest',
        says: 'God himself told the Levites to stop at fifty. Heavy service had its years, and then came an honored rest. To stop is to trust that God’s work does not hang on us. It makes room for the young, and it gives time at last to pray, to be thankful and to make ready to see God.',
      },
    ],
    passages: [
      { reference: 'Numbers 8:23–26', why: 'What ends at fifty, and what goes on?' },
      { reference: 'Psalm 71:17–18', why: 'For what does somebody with gray hair ask more time?' },
      { reference: 'Luke 12:16–21', why: 'Is it the rest that is foolish, or something else?' },
    ],
  },
  {
    slug: 'following-the-news',
    question: 'How closely should a believer follow the news?',
    about:
      'How to hold together care for the world and a quiet heart. It is not about any party, country or event.',
    positions: [
      {
        key: 'closely',
        title: 'Closely: love wants to know',
        short: 'close attention',
        says: 'Nehemiah asked how his people were, and when he heard it he sat down, wept and prayed. Had he not asked, the wall would still lie broken. Not to know is a comfort that those who suffer don’t have. We read so that we can pray by name, give where it is needed, and not pass by on the other side.',
      },
      {
        key: 'near-first',
        title: 'As far as our hands can reach',
        short: 'what we can help',
        says: 'The Samaritan helped the one on his own road. News that leads to nothing we could do makes us restless and a little proud of being moved. So we ask of each piece of news what it asks of us. If it is a prayer, a gift or a visit, we do it. If it is nothing, we may leave it to God and be at peace.',
      },
      {
        key: 'quietly',
        title: 'Sparingly: a quiet soul serves better',
        short: 'a quiet heart',
        says: 'The psalmist does not concern himself “with great matters” and has stilled his soul like a child with its mother. We were not made to carry each day the grief of the whole earth. What we take in shapes us, so we choose what is true, just and lovely, and keep our strength for those whom we can touch.',
      },
    ],
    passages: [
      { reference: 'Nehemiah 1:1–4', why: 'What does he do first with what he hears?' },
      { reference: 'Psalm 131:1–3', why: 'Is this turning away from the world, or trust?' },
      { reference: 'Philippians 4:6–9', why: 'Two kinds of things to do with an anxious mind: find both.' },
    ],
  },
  {
    slug: 'rest-for-the-land',
    question: 'Does the Sabbath of the land still ask something of us?',
    about:
      'Whether fields, animals and all that we use ought to be given rest because God once asked it of Israel, not what governments should decide.',
    positions: [
      {
        key: 'still-asked',
        title: 'Yes: the earth is God’s and is owed its rest',
        short: 'rest for the land',
        says: 'The law has God’s own reason in it: the land belongs to him, and we are guests on it. That was true before Moses and is true today. A field that is never left alone is treated as ours. To let land, animals and machines stand still is to say with our hands whose world this is.',
      },
      {
        key: 'for-the-poor',
        title: 'It asks for mercy, in whatever form',
        short: 'mercy on the poor',
        says: 'Read why the field lies still: so that the poor may eat, and after them the animals. Paul heard in a law about oxen a word for people who work. The heart of it is that gain must stop somewhere for the sake of those who have less. Farmers and clerks can each find their own unplowed corner.',
      },
      {
        key: 'fulfilled',
        title: 'It was a sign, and Christ has come',
        short: 'a fulfilled sign',
        says: 'The seventh year was given to one people in one land, together with a promise that the sixth would feed them. It pointed to the freedom that Jesus announced. We care for the earth because God told people to tend the garden, and because we love our neighbors. For this we use our wisdom, and no fixed years.',
      },
    ],
    passages: [
      {
        reference: 'Exodus 23:10–12',
        why: 'For whose sake does the land rest? There is more than one answer.',
      },
      { reference: 'Leviticus 25:18–22', why: 'Which fear does God answer before it is spoken?' },
      { reference: '1 Corinthians 9:8–10', why: 'How does Paul use an old law about animals?' },
    ],
  },
];
