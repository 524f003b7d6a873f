import type { DebateQuestion } from './debate-question.ts';

export const POSSESSIONS: readonly DebateQuestion[] = [
  {
    slug: 'tithing',
    question: 'Should a Christian give a tenth?',
    about:
      'Whether the tithe is still a measure for us. What anybody gives is not asked and need not be told.',
    positions: [
      {
        key: 'tenth',
        title: 'Yes: the first tenth is God’s',
        short: 'a tenth',
        says: 'Abraham gave a tenth long before the law. Jesus told those who tithed herbs not to leave it undone. A tenth, given first and before counting, settles each month anew who is Lord. It is fair, since the widow and the merchant give alike. And it frees: whoever has done it need not bargain with God any more.',
      },
      {
        key: 'heart',
        title: 'As each one decides gladly',
        short: 'glad giving',
        says: 'Paul wrote much about giving and never named a number. Each is to give as “determined in his heart”, because God loves “a cheerful giver”. A tenth is too much for some who barely eat, and lets many others off lightly. Grace asks for no tax. It asks what love would do, and often love does more.',
      },
      {
        key: 'all',
        title: 'All of it is God’s: we keep what we need',
        short: 'all of it',
        says: 'The question is not what I give, but what I keep. The first believers did not count tenths: they sold, they shared, and nobody was in need. Everything has been lent to me for a purpose. As income grows, the standard of giving may rise and not the standard of living. Enough is a lovely word.',
      },
    ],
    passages: [
      { reference: 'Malachi 3:8–10', why: 'Who is harmed when the tithe stays away?' },
      { reference: 'Matthew 23:23–24', why: 'What is weightier, and what becomes of the lighter thing?' },
      { reference: '2 Corinthians 9:6–8', why: 'What measure does Paul give?' },
    ],
  },
  {
    slug: 'lending-at-interest',
    question: 'May a believer lend money at interest?',
    about:
      'Private loans, savings and shares: whether gain from lending is right, not how banks ought to be governed.',
    positions: [
      {
        key: 'poor-free',
        title: 'From the strong, never from the poor',
        short: 'none from the poor',
        says: 'The law speaks of a brother who “has become poor”: from him take nothing. Between equals in trade it is silent or allows it. So look at the face across the table. If this loan is a rope to somebody who is sinking, ask nothing for it, and perhaps not even the rope. If it is a partnership, share fairly.',
      },
      {
        key: 'no-interest',
        title: 'No: a loan is help, and help is not sold',
        short: 'no interest',
        says: 'Law, Psalms and Prophets all speak against it, and for most of its history the church did too. Interest lets money earn while somebody else works, and it takes most from whoever has least. Jesus said “lend, expecting nothing back”. A world in which friends lend freely is possible. It begins with one loan.',
      },
      {
        key: 'fair-interest',
        title: 'Yes: fair interest serves both',
        short: 'fair interest',
        says: 'In the parable the master asks why his money was not with the bankers. A loan to build a workshop is another thing than bread for the hungry. It shares the gain of what was made possible. Fair interest is why strangers lend at all, and has lifted many out of need. What is forbidden is to press the poor.',
      },
    ],
    passages: [
      { reference: 'Leviticus 25:35–38', why: 'Who borrows here, and what reason does God give?' },
      { reference: 'Matthew 25:24–27', why: 'Is the master’s question advice, or irony?' },
      { reference: 'Luke 6:32–36', why: 'Whom does this lending resemble?' },
    ],
  },
  {
    slug: 'insurance-and-trust',
    question: 'How far should we provide for the future?',
    about:
      'Savings and insurance beside trust in God. What the law of your country requires is not in question.',
    positions: [
      {
        key: 'provide',
        title: 'Providing is wisdom and love',
        short: 'providing',
        says: 'Joseph stored grain for seven years, and saved nations. The ant is praised because she gathers in time. To provide is not to distrust God: he gave us foresight, and warnings. Whoever has saved can help others when hard times come, and is no burden. Faith and a full pantry are not enemies.',
      },
      {
        key: 'each-other',
        title: 'Let us be one another’s insurance',
        short: 'one another',
        says: 'Paul asked those who had plenty to supply those who lacked, so that one day it could go the other way. Some churches still pay for a burned barn together. So nobody hoards, and nobody is alone. Trust in God takes the shape of people who will come. The safest place for what I can spare is with my neighbor.',
      },
      {
        key: 'trust',
        title: 'Daily bread is what God promised',
        short: 'daily trust',
        says: 'Manna that was kept overnight went bad. Jesus told us not to be “anxious for tomorrow”, and pointed to birds, who have no barns. What is put away for a need that may never come is withheld from one that is here. Many who lived so have told of how bread came, and of a joy that no policy can pay out.',
      },
    ],
    passages: [
      { reference: 'Genesis 41:33–36', why: 'Whose idea is the storing, and for whom is it?' },
      { reference: 'Matthew 6:31–34', why: 'What is forbidden: planning, or being anxious?' },
      { reference: '2 Corinthians 8:13–15', why: 'What becomes of abundance here?' },
    ],
  },
  {
    slug: 'wealth',
    question: 'Is wealth a blessing, a task or a danger?',
    about:
      'What riches are in the life of faith. It is about none of us in person, and not about taxes or politics.',
    positions: [
      {
        key: 'blessing',
        title: 'A blessing, to be enjoyed with thanks',
        short: 'a blessing',
        says: 'Abraham, Job and Joseph of Arimathea were rich, and God was with them. He “richly provides us with everything to enjoy”, and a giver is honored when we do. A full table to which others are called is an image of his Kingdom. The answer to plenty is thanks, and an open door, not guilt.',
      },
      {
        key: 'task',
        title: 'A task: it was lent to be passed on',
        short: 'a task',
        says: 'Nobody owns for ever. The rich are told to be “ready to distribute, willing to share”: what they have is a tool, and tools are for work. Somebody must pay wages, build, give with wisdom, and it is a hard calling. I will be asked one day, not what I had, but where it went.',
      },
      {
        key: 'danger',
        title: 'A danger: the less we own, the freer we are',
        short: 'a danger',
        says: 'Jesus loved the rich man, and told him to let go of it all; he went away sad. No other good thing is called so dangerous. Wealth promises what God promises: safety, welcome, a future. It works so quietly that one does not notice. Francis, and many before and after him, put it down, and could sing.',
      },
    ],
    passages: [
      { reference: 'Proverbs 30:7–9', why: 'What is feared from each of the two sides?' },
      { reference: 'Mark 10:21–25', why: 'What did Jesus feel when he said it?' },
      { reference: '1 Timothy 6:17–19', why: 'Are the rich told to stop being rich?' },
    ],
  },
  {
    slug: 'giving-in-secret',
    question: 'Should good deeds be hidden or seen?',
    about:
      'Gifts with and without a name, and telling of what one did. How organizations publish their accounts is another matter.',
    positions: [
      {
        key: 'by-kind',
        title: 'Hide the gift, show the life',
        short: 'some hidden, some seen',
        says: 'Jesus hid alms, prayer and fasting, because they flatter. He let be seen what serves: peacemaking, mercy, a city on its hill. So what would lift me up I do in secret, and what would lift others I do in the open, in company rather than alone. Ask before each deed whose name will be on their lips afterwards.',
      },
      {
        key: 'hidden',
        title: 'Hidden: the Father’s eyes are enough',
        short: 'hidden',
        says: 'Jesus said that not even my left hand should know. What is seen is paid at once, in praise, and the coin is small. A hidden gift leaves the other person free: they owe nobody a smile. And it cleans me. If I can’t bear that nobody will ever know, then I was not giving but buying.',
      },
      {
        key: 'seen',
        title: 'Seen: light is for others',
        short: 'seen',
        says: 'In the Sermon on the Mount Jesus said “let your light shine before men”. When the leaders of Israel gave openly the people took heart, gave too, and rejoiced. Goodness is caught more than taught. Where all hide the good, the young see only the bad and think that it is all there is. We point past ourselves and let it shine.',
      },
    ],
    passages: [
      { reference: '1 Chronicles 29:6–9', why: 'What does open giving do to the people?' },
      { reference: 'Matthew 5:14–16', why: 'Whom do people praise in the end?' },
      { reference: 'Matthew 6:1–4', why: 'Find the words “to be seen by them”. What do they change?' },
    ],
  },
  {
    slug: 'leaving-an-inheritance',
    question: 'Should parents leave their children an inheritance?',
    about:
      'What to do in the end with what one has, where law leaves a choice. No family’s own will is in question.',
    positions: [
      {
        key: 'leave',
        title: 'Yes: good parents think of grandchildren',
        short: 'an inheritance',
        says: 'The proverb praises whoever leaves something “to his children’s children”. Paul takes it for granted that parents save up for children. A house, a field or a start without debt is love that goes on working after we are gone. It binds generations, and teaches the heirs in turn to think beyond themselves.',
      },
      {
        key: 'another-wealth',
        title: 'Leave them faith, a name and few things',
        short: 'faith and a name',
        says: 'When someone wanted help with his share, Jesus spoke of life that is not made of things. What Timothy had from his grandmother was faith. Prayers, stories, a blessing, debts paid and quarrels ended: these can be divided, and each child gets the whole. A little for bread beside it, and no more, sets them free.',
      },
      {
        key: 'give-away',
        title: 'Give it while you live, where it is needed',
        short: 'giving while alive',
        says: 'The Preacher asks who knows whether the heir “will be a wise man or a fool”. Money that was not worked for has harmed many, and quarrels about it have parted brothers. A hand that is warm can see what the gift does. Let the children have a good upbringing, and let the hungry have the rest.',
      },
    ],
    passages: [
      { reference: 'Proverbs 13:22', why: 'How far ahead does this look?' },
      { reference: 'Ecclesiastes 2:18–21', why: 'What pains the Preacher about his heir?' },
      { reference: 'Luke 12:13–15', why: 'What does Jesus decline, and what does he warn of?' },
    ],
  },
];
