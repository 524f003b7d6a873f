import type { DebateQuestion } from './debate-question.ts';

export const SCRIPTURE: readonly DebateQuestion[] = [
  {
    slug: 'where-to-begin',
    question: 'Where should somebody who is new to the Bible begin?',
    about: 'What you would put into a friend’s hands first. There is no wrong page to open.',
    positions: [
      {
        key: 'psalms',
        title: 'With the Psalms: begin by praying',
        short: 'the Psalms',
        says: 'A friend who is new may not want to learn about God, but to speak to him. The psalms need no explaining: fear, thanks, anger, peace. They are short, they are honest, and the whole Bible is in them in small. Read one in the evening, and make it your own. Soon you will ask who this God is, and read on.',
      },
      {
        key: 'gospel',
        title: 'With a Gospel: meet Jesus first',
        short: 'a Gospel',
        says: 'Everything before leads to him and everything after comes from him. John says why he wrote: “that you may believe” and have life. Somebody who has come to know Jesus will want to know his family history, and will read even the long lists with love. Begin where the light is brightest, and carry it back.',
      },
      {
        key: 'genesis',
        title: 'At the beginning: it is one story',
        short: 'Genesis',
        says: 'Nobody starts a novel in its last third. Who made the world, what went wrong, whom God called: without this the cross is an answer to a question that was never asked. The risen Jesus himself, on the road, began from Moses. A good story wants to be read in order, and this one was told so.',
      },
    ],
    passages: [
      { reference: 'Psalm 1:1–3', why: 'What kind of reading makes a tree grow?' },
      { reference: 'Luke 24:25–27', why: 'Where does Jesus begin, and where does he arrive?' },
      { reference: 'John 20:30–31', why: 'What was left out of this book, and what is the rest for?' },
    ],
  },
  {
    slug: 'much-or-slowly',
    question: 'Is it better to read the whole Bible or a little of it deeply?',
    about:
      'What to do with the minutes that a usual day has for reading. Both may be right at other times of life.',
    positions: [
      {
        key: 'whole',
        title: 'The whole: it explains itself',
        short: 'the whole',
        says: '“Every Scripture” is profitable, and not only my favorites. Who reads all of it meets a God larger than their own taste, and hears how one page answers another. Israel’s king was to read “all the days of his life”. Three chapters a day take a quarter of an hour, and in a year you have been everywhere once.',
      },
      {
        key: 'with-the-church',
        title: 'What is read that week in church',
        short: 'what the church reads',
        says: 'Left alone I choose too much or too little, and mostly what I like. A table of readings leads me by the year through Law, Prophets and Gospels, and I read what millions read on that day. At home I prepare it, on Sunday I hear it, in the week I carry it. So it is both wide and deep, and it is shared.',
      },
      {
        key: 'deeply',
        title: 'A little, again and again, until it speaks',
        short: 'a little, deeply',
        says: 'Mary kept what she had heard, “pondering” it in her heart. The happy one of the first psalm murmurs the same words day and night, and the monks chewed a verse like bread. It is not we who have to get through the text: it has to get through to us. One line that is lived is more than a book that is finished.',
      },
    ],
    passages: [
      { reference: 'Deuteronomy 17:18–20', why: 'How much is the king to read, how often, and why?' },
      { reference: 'Luke 2:17–19', why: 'Others hear and wonder. What does Mary do?' },
      { reference: '2 Timothy 3:14–17', why: 'How much of Scripture is meant, and what is it good for?' },
    ],
  },
  {
    slug: 'who-helps-us-understand',
    question: 'Whom do we most need in order to understand Scripture?',
    about:
      'The Spirit, the church through the ages, those who study, those who live it: whose help comes first.',
    positions: [
      {
        key: 'church',
        title: 'The church, which has read it for so long',
        short: 'the church',
        says: 'The man in the chariot asked how he could understand “unless someone explains it”, and Philip was sent. Nobody reads alone: even the list of the books was handed to us. What believers have held in all places and times guards me from my own cleverness. I stand on shoulders, and so I can see further.',
      },
      {
        key: 'spirit',
        title: 'The Spirit, who is given to every believer',
        short: 'the Spirit',
        says: 'John writes that the anointing teaches us, and that we “don’t need for anyone to teach” us. Fishermen understood what scholars missed. The Bible was given to the people, and many paid with their lives so that a plowboy could read it. Let teachers serve. But the one who breathed it can open it to any child who asks.',
      },
      {
        key: 'study',
        title: 'Those who study its tongues and times',
        short: 'those who study',
        says: 'God spoke at certain times, in Hebrew and Greek, to people who knew what we don’t. Ezra’s helpers read the law and “gave the sense”. To ask what a word meant then is a form of respect, as one listens to a guest from far away. Much harm was done with verses by people who were sincere and had not looked.',
      },
      {
        key: 'the-poor',
        title: 'Those who have to live by it',
        short: 'those who live by it',
        says: 'Jesus thanked his Father for hiding things from the wise and showing them to little children. The poor, the sick and the persecuted read as people who need every word. They see what comfort hides from us. A promise is best explained by somebody who had nothing else. Whoever does what it says will understand it.',
      },
    ],
    passages: [
      { reference: 'Nehemiah 8:5–8', why: 'Who takes part, so that the people understand?' },
      { reference: 'Acts 8:30–35', why: 'What could he do alone, and for what did he need Philip?' },
      { reference: '1 John 2:24–27', why: 'Against which danger is this written?' },
    ],
  },
  {
    slug: 'hidden-meanings',
    question: 'Does Scripture have meanings beyond the plain one?',
    about:
      'Reading wells, ladders, rocks and songs as pictures of Christ and of the soul, as Christians have often done.',
    positions: [
      {
        key: 'led-by-plain',
        title: 'Yes, where the plain sense leads there',
        short: 'depth from the plain',
        says: 'Scripture itself opens some doors: the lamb, the exodus, the temple grow from book to book until they are full. Follow these and you will not invent. A picture may color what is said clearly elsewhere, but never carry a teaching alone. So we keep one hand on the text while the other one points further.',
      },
      {
        key: 'plain',
        title: 'The plain sense is the one to trust',
        short: 'the plain sense',
        says: 'Moses said that the word is “very near”, not up in heaven for the clever to fetch. If a text can mean anything, it can’t correct me. The writers chose their words, and we honor them by asking what they meant. Where an apostle sees more in a passage, he may. We are not apostles, and we can stay with what is written.',
      },
      {
        key: 'many',
        title: 'It has depths, and Christ is in all of them',
        short: 'many depths',
        says: 'Paul saw Christ in the rock and two covenants in two women. He taught us how to read, not only what. The God who wrote the story also ordered the events, so that they could speak. The plain sense is the ground floor of the house, and the church has lived in all its rooms. Love finds more, and finds no end.',
      },
    ],
    passages: [
      { reference: 'Deuteronomy 30:11–14', why: 'How far away is the word?' },
      { reference: 'Galatians 4:22–26', why: 'What does Paul do with an old family story?' },
      {
        reference: '1 Corinthians 10:1–6',
        why: 'Sea, food, rock: what are they now, and what were they then?',
      },
    ],
  },
  {
    slug: 'law-of-moses',
    question: 'What does the law of Moses ask of a Christian?',
    about:
      'How the commandments that were given to Israel concern those who follow Jesus, not how Jewish people ought to keep them.',
    positions: [
      {
        key: 'moral',
        title: 'Its moral commands still bind us',
        short: 'its moral commands',
        says: 'Jesus did not come to destroy the law, and the ten words are as true as on the day they were spoken. Sacrifices and rites pointed to him and are fulfilled. But not to steal, to honor parents, to have no other gods: these show God’s own heart, which does not change. Love needs to be told what love does.',
      },
      {
        key: 'wisdom',
        title: 'All of it is wisdom, to be learned from',
        short: 'wisdom',
        says: 'The psalm loves every precept, also those about fields and loans. We are not Israel in its land and can’t simply keep them. But each shows what God cares for: a railing on the roof, the edge of the field for the poor. So we ask of every law what good it guarded, and how we can guard that good today.',
      },
      {
        key: 'christ',
        title: 'We are under Christ, and love fulfills it',
        short: 'the law of Christ',
        says: 'Paul calls the law a tutor who brought us to Christ, and says that “we are no longer under a tutor”. We don’t take the law apart into pieces and keep some. We follow a person. Whoever loves will not steal, and will do more than that besides. The Spirit writes on hearts what stone could only demand.',
      },
    ],
    passages: [
      { reference: 'Psalm 19:7–11', why: 'What does the law do to somebody who loves it?' },
      { reference: 'Matthew 5:17–20', why: 'What may “to fulfill” mean here?' },
      { reference: 'Galatians 3:23–26', why: 'What is a tutor for, and for how long?' },
    ],
  },
  {
    slug: 'hard-passages-aloud',
    question: 'Should the hard passages be read aloud in church?',
    about: 'Pages of judgment and violence that trouble many, where children and newcomers are listening.',
    positions: [
      {
        key: 'all-of-it',
        title: 'Yes: all of it, to everybody',
        short: 'reading all of it',
        says: 'Moses had the whole law read to men, women, little ones and foreigners alike. If we skip, people will find those pages alone at night, and wonder what else we hid. Life is hard, and a book without hard pages could not speak into it. Read it, and then dare to say together that we don’t understand it yet.',
      },
      {
        key: 'milk-first',
        title: 'Not to all: there is milk and solid food',
        short: 'milk first',
        says: 'Scripture itself knows that some food is for the full grown. A reading in church comes without warning, and a few lines can wound somebody, or close the book to them for ever. To wait is no lie. Such pages want time, a circle of people, and somebody who can guide. There they should be read, with care.',
      },
      {
        key: 'with-answer',
        title: 'Yes, and never without a word beside them',
        short: 'read and explained',
        says: 'Ezra’s helpers did not only read: they “gave the sense”. A hard text that is read and left lying is like an opened wound. So read it, and let the Gospel be read beside it; let somebody say what troubles us, what believers have seen in it, and where Jesus stands. Silence afterwards may be part of the answer.',
      },
    ],
    passages: [
      { reference: 'Deuteronomy 31:10–13', why: 'Who is to hear it, how much of it, and what for?' },
      { reference: 'Romans 15:4–6', why: 'For what is all of it written?' },
      { reference: 'Hebrews 5:11–14', why: 'Who decides here what can be borne, and by what?' },
    ],
  },
];
