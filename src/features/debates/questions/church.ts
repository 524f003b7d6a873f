import type { DebateQuestion } from './debate-question.ts';

export const CHURCH: readonly DebateQuestion[] = [
  {
    slug: 'laying-on-of-hands',
    question: 'What happens when hands are laid on someone in prayer?',
    about: 'At a blessing, a sending or a prayer for the Spirit. Healing is left out this week.',
    positions: [
      {
        key: 'all-may',
        title: 'God answers faith, whoever’s hands they are',
        short: 'any believer’s hands',
        says: 'It was Ananias, a disciple without any office, who laid hands on Paul. The Spirit is poured out on all. So any believer may lay a hand on another and expect God to act, sometimes so that it can be felt. We do not own what comes. But we should not be so careful that we stop reaching out.',
      },
      {
        key: 'given',
        title: 'God gives something through the hands',
        short: 'a gift through hands',
        says: 'In Samaria the Spirit was given when the apostles laid their hands on them, and Timothy was told of a gift that was in him through such hands. God likes to use what can be touched: water, bread, oil, a palm. What is handed on from hand to hand since the apostles is more than our good wishes.',
      },
      {
        key: 'sign',
        title: 'It shows before all what God has done',
        short: 'a sign',
        says: 'Joshua already had the Spirit when Moses laid his hand on him: so that all should see it. And in the house of Cornelius the Spirit came before anybody moved a hand. The sign does not make the gift. It names it, binds the church to it, and lets the one who is sent feel that they do not go alone.',
      },
    ],
    passages: [
      { reference: 'Numbers 27:18–23', why: 'What does Joshua have before, and what does he get now?' },
      { reference: 'Acts 8:14–17', why: 'What comes first here, and what comes after?' },
      { reference: 'Acts 10:44–48', why: 'And here? Compare the order.' },
    ],
  },
  {
    slug: 'choosing-by-lot',
    question: 'May a church choose its leaders by lot?',
    about: 'Drawing a name after prayer, as some churches do to this day, beside electing or appointing.',
    positions: [
      {
        key: 'by-lot',
        title: 'Yes: it leaves the last word to God',
        short: 'by lot',
        says: 'The apostles found two who were fit, prayed, and drew. No party won, nobody campaigned, and nobody lost. Some churches choose their pastors or their patriarch so today. It humbles the one who is drawn and frees the one who is not. We use all the wisdom we have, and then we stop, and open our hands.',
      },
      {
        key: 'by-leaders',
        title: 'Those who shepherd should choose shepherds',
        short: 'by those who lead',
        says: 'Jesus called the twelve himself, and Titus was left in Crete to appoint elders. One who has carried the burden can see who is able to bear it. A lot is blind and a vote can love the pleasant. What was received from others is handed on to others, with fasting and prayer, and with all of God’s people saying Amen.',
      },
      {
        key: 'by-vote',
        title: 'No: the Spirit now leads through the people',
        short: 'by the people',
        says: 'Matthias was chosen before Pentecost. After it nobody draws lots any more: the people look for seven who are full of the Spirit and wisdom, and the apostles pray over them. God gave us minds, and each other. To weigh gifts with care, to speak and to listen until we agree, is how his leading is found.',
      },
    ],
    passages: [
      { reference: 'Proverbs 16:33', why: 'Does this tell us to cast lots, or what to think of chance?' },
      { reference: 'Acts 1:21–26', why: 'What do they do before they draw?' },
      { reference: 'Acts 6:3–6', why: 'Who chooses, who prays, and by what measure?' },
    ],
  },
  {
    slug: 'paid-ministers',
    question: 'Should those who preach and lead live from it?',
    about:
      'Whether ministry is best as a paid work, beside another trade, or shared among all. Nobody’s own pay is in question.',
    positions: [
      {
        key: 'live-from-it',
        title: 'Yes: so the Lord ordered it',
        short: 'a paid ministry',
        says: 'The Levites had no land, so that they could serve, and the people fed them. Paul says that those who preach “should live from the Good News”, and that the Lord ordained it. To study, to visit, to bury and to pray takes whole days. A church that asks this of somebody ought to see that their children eat.',
      },
      {
        key: 'own-hands',
        title: 'Better with a trade beside it',
        short: 'a trade beside it',
        says: 'Paul had the right, and did not use it. He made tents, so that nobody could say that he preached for gain. One who works among people knows what their Mondays are like and need not fear to tell them the truth. And small or poor churches, or those under threat, can have a shepherd as well as the rich.',
      },
      {
        key: 'all-share',
        title: 'The work belongs to all, so nobody is hired',
        short: 'a shared ministry',
        says: 'All have gifts, and each is given for all. Where one person does it all, the others come to watch. If twenty people each visit, teach, pray and listen a little, it costs no salary, and the twenty grow. Jesus said “Freely you received, so freely give”. We help with travel and bread whoever has need of it.',
      },
    ],
    passages: [
      { reference: 'Numbers 18:20–24', why: 'What do the Levites not get, and what instead?' },
      { reference: '1 Corinthians 9:13–18', why: 'Paul argues for a right. Then what does he do with it?' },
      { reference: 'Acts 20:33–35', why: 'For whom did Paul work with his hands?' },
    ],
  },
  {
    slug: 'confessing-to-another',
    question: 'Should we confess our sins to another person?',
    about: 'Whether confession before God alone is enough. Nobody is asked to confess anything here.',
    positions: [
      {
        key: 'to-god',
        title: 'To God alone, and to whoever was wronged',
        short: 'to God alone',
        says: 'The psalmist kept silent and wasted away; then he told God, and God forgave. We have one who stands for us before the Father, and through him the door is open. If I hurt somebody, I go to that person. More than that may help some, but it must not stand between a soul and its God.',
      },
      {
        key: 'to-a-minister',
        title: 'Yes: to one who may speak God’s pardon',
        short: 'to a minister',
        says: 'The risen Jesus breathed on his disciples and spoke of sins that they would forgive. I can tell myself that I am forgiven, and not believe it for long. To hear it from outside, by somebody who is bound to silence and who speaks for Christ, is a gift. It costs a blush, and one walks home light.',
      },
      {
        key: 'to-a-friend',
        title: 'Yes: to any trusted brother or sister',
        short: 'to a friend',
        says: 'James writes “to one another”, with no office named. What stays hidden keeps its power; what has been said to a friend loses half of it. My friend is a sinner too, and knows how to pray for me. No rite is needed: a walk, an honest hour, and somebody who does not leave.',
      },
    ],
    passages: [
      { reference: 'Psalm 32:3–5', why: 'What did silence do, and what ended it?' },
      { reference: 'John 20:21–23', why: 'To whom is this said, and what are they given for it?' },
      { reference: 'James 5:14–16', why: 'Who are the people in these lines?' },
    ],
  },
  {
    slug: 'small-or-large-church',
    question: 'Is a church best when it is small enough to know every name?',
    about: 'Houses and halls, a dozen or a thousand. Your own church is not being judged.',
    positions: [
      {
        key: 'small',
        title: 'Yes: love needs names and faces',
        short: 'a small church',
        says: 'The shepherd calls his own sheep by name. The first churches met in homes, around a table, and so could bear burdens, share bread, and notice who was missing. In a crowd one can stay a guest for years. When a church grows past knowing, let it have children: two small fires warm more people than one large one.',
      },
      {
        key: 'both-rooms',
        title: 'It needs two rooms: the temple and the house',
        short: 'both rooms',
        says: 'They met “day by day” in the temple, and broke bread at home. In one room I learn that it is not about me, and in the other that I am not lost. A great church without small circles is an audience, and a small circle without the great church turns strange. So it needs the square and the kitchen.',
      },
      {
        key: 'large',
        title: 'No: many together can do and be more',
        short: 'a large church',
        says: 'Three thousand came on the first day, and nobody sent them away. A large church can keep a school, feed a quarter of the town, and have room at the back for one who is not ready to be known. It shows that God’s people are of every kind. And those who sing in heaven are a crowd “which no man could count”.',
      },
    ],
    passages: [
      { reference: 'Exodus 18:17–23', why: 'What does Jethro see, and what does he advise?' },
      { reference: 'Acts 2:41–47', why: 'How many are they, and in which places do they meet?' },
      { reference: 'John 10:2–5', why: 'What do the sheep know, and what does the shepherd know?' },
    ],
  },
  {
    slug: 'titles-of-honor',
    question: 'Should Christians use titles of honor for each other?',
    about:
      'Father, Reverend, Pastor, Bishop, Brother: how those who lead are spoken to, not whether there should be leaders.',
    positions: [
      {
        key: 'no-titles',
        title: 'No: we are all brothers and sisters',
        short: 'no titles',
        says: 'Jesus was clear: call no one father or teacher, “and all of you are brothers”. A title makes one person tall and another small before a word has been said. Some of us have called judges and kings by their plain names for this reason. A first name and a real task are honor enough among the children of one Father.',
      },
      {
        key: 'honor',
        title: 'Yes: honor the work, and family names too',
        short: 'titles of honor',
        says: 'Paul called himself a father to Corinth, and wrote of apostles, bishops and deacons. Jesus spoke against loving titles, as he spoke against loving the best seats, and chairs are still allowed. To say Father is to ask somebody to be one. It reminds both of us what they owe, and it honors him who sent them.',
      },
      {
        key: 'by-task',
        title: 'Name the task when it helps, then forget it',
        short: 'names of tasks',
        says: 'A patient wants to know who is the nurse. In the same way it helps to know who shepherds here, and a word for it serves the stranger and the child. Away from the task it should fall off like a work coat. The test is easy: would whoever has the title mind if somebody left it out?',
      },
    ],
    passages: [
      { reference: 'Job 32:21–22', why: 'Why will Elihu use no flattering titles?' },
      { reference: 'Matthew 23:8–12', why: 'What is wrong: the word, or what is wanted with it?' },
      { reference: '1 Corinthians 4:14–17', why: 'What does Paul call himself, and what Timothy?' },
    ],
  },
];
