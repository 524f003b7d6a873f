import type { DebateQuestion } from './debate-question.ts';

export const WORSHIP: readonly DebateQuestion[] = [
  {
    slug: 'images',
    question: 'Should there be images in a house of prayer?',
    about: 'Pictures, icons, statues and windows where Christians worship, not art at home or in books.',
    positions: [
      {
        key: 'window',
        title: 'Yes: God let himself be seen',
        short: 'images',
        says: 'Nobody could draw the God who spoke from the fire. But the Word became flesh, and hands touched him. To paint his face is to confess that he truly came. We honor the one who is shown, not the wood, as one kisses the photograph of a child. Those who can’t read have learned the gospel from walls.',
      },
      {
        key: 'word',
        title: 'No: we have his word, and it is enough',
        short: 'bare walls',
        says: 'God gave a commandment about it, and one of the clearest. He knew how easily we bow to what our own hands have made. Christ is the image of God, and he is with us by word and Spirit. A plain room is not empty. It leaves the eyes free to meet each other, and the heart free for him.',
      },
      {
        key: 'teach',
        title: 'To teach and adorn, though not to bow to',
        short: 'pictures that teach',
        says: 'The God who forbade idols also ordered cherubim of gold and a garden of carved flowers for his house. So beauty and pictures are welcome. They tell the story and gladden the eye. The line runs where we would speak to them. There we stop, because prayer belongs to God, and a picture can’t hear.',
      },
    ],
    passages: [
      {
        reference: 'Exodus 20:4–6',
        why: 'What exactly is forbidden: the making, the bowing, or both as one?',
      },
      { reference: 'Exodus 25:18–22', why: 'What does God order here, in the same book?' },
      { reference: 'Colossians 1:15–17', why: 'Who is called an image here, and of whom?' },
    ],
  },
  {
    slug: 'instruments',
    question: 'Should worship be sung with instruments or with voices alone?',
    about: 'What best carries the praise of a gathered church, not which style of music is beautiful.',
    positions: [
      {
        key: 'justice',
        title: 'With what helps these people sing truly',
        short: 'whatever helps',
        says: 'God once said that he would not listen to the harps, because justice was missing. So he minds more who sings, and how they live, than with what. Let each church ask whether its music draws the people in or makes them an audience. One place needs a drum and another needs quiet, and both may change.',
      },
      {
        key: 'all',
        title: 'With everything that can sound',
        short: 'instruments',
        says: 'The last psalm calls for trumpet, harp, strings and cymbals, and for “everything that has breath”. Skill is a gift of the Spirit, and hands can praise as well as throats. In Revelation there are harps in heaven. Those who are too shy to sing are carried by the sound, and the whole creation gets a part.',
      },
      {
        key: 'voices',
        title: 'With voices alone',
        short: 'voices alone',
        says: 'The New Testament church sings, and plays nowhere. Many churches of the East, and others after them, have kept it so. When nothing covers us we hear each other, and everyone is needed. The instrument that God made is the living voice, with words in it. What is left out is not missed for long.',
      },
    ],
    passages: [
      { reference: 'Psalm 150:1–6', why: 'Who and what is called to praise?' },
      { reference: 'Amos 5:21–24', why: 'Why does God not listen, and what would he rather hear?' },
      { reference: 'Colossians 3:15–17', why: 'What is singing for, among people?' },
    ],
  },
  {
    slug: 'how-often-the-table',
    question: 'How often should a church come to the Lord’s Table?',
    about: 'How often bread and cup are shared, not what happens in them or who may preside.',
    positions: [
      {
        key: 'every-week',
        title: 'Each Lord’s day, or even daily',
        short: 'each Lord’s day',
        says: 'The first believers broke bread steadily, and the church has called it its daily bread. It is food for the road, and every week we arrive hungry. Sermons vary; here Christ gives himself every time. To go without it is to be always at the door of the feast and to listen to the music.',
      },
      {
        key: 'every-meal',
        title: 'Every shared meal can be it',
        short: 'every meal',
        says: 'Jesus took what was on the table that night and said, “as often as you drink”. They broke bread at home, with glad hearts. Some of us use no outward rite at all, others only a common meal. All of life is to remember him, and he comes wherever bread is shared in his name, on any weekday.',
      },
      {
        key: 'seldom',
        title: 'Seldom, and well prepared',
        short: 'seldom, prepared',
        says: 'Passover came once a year, and the whole house was made ready. Paul asks us to examine ourselves first. Where the Table is rarer there is time to make peace with a neighbor, to fast, to long for it. What is seldom is not little: many of us remember every time, and our knees shake a little.',
      },
    ],
    passages: [
      { reference: 'Exodus 13:8–10', why: 'What does a yearly meal do for memory?' },
      { reference: 'Acts 2:42–47', why: 'Where do they break bread, and how often?' },
      { reference: '1 Corinthians 11:23–28', why: 'Find “as often as”, and what is asked before eating.' },
    ],
  },
  {
    slug: 'children-at-the-table',
    question: 'When should children be welcome at the Lord’s Table?',
    about:
      'Children of the church, and what ought to come first: baptism, understanding, or their own confession of faith.',
    positions: [
      {
        key: 'from-baptism',
        title: 'As soon as they are baptized',
        short: 'from baptism on',
        says: 'A baby is not asked to understand milk. In the East the smallest are brought to the cup first. They belong to the body, so they eat with the body; to teach them that they are family and then pass them by would teach something else. Which of us understands? They receive, and that is what all of us do.',
      },
      {
        key: 'when-they-know',
        title: 'When they know this bread from other bread',
        short: 'when they understand',
        says: 'Paul asks that whoever eats should examine themselves and discern the Lord’s body. A child of seven or ten can do that in a child’s way. To wait and learn makes hunger grow, and the day is never forgotten. We do not shut them out: we walk with them to the door, and open it with joy.',
      },
      {
        key: 'own-faith',
        title: 'After they have confessed faith themselves',
        short: 'after own confession',
        says: 'Whoever eats here says: I belong to him. No one can say that for another. Children are loved, blessed and prayed for among us from the first day, as Jesus blessed them. But we honor their freedom too much to answer for them. When they ask for baptism with their own voice, the Table is theirs.',
      },
    ],
    passages: [
      { reference: 'Exodus 12:24–27', why: 'Do the children eat first, or ask first?' },
      { reference: 'Mark 10:13–16', why: 'What do the children have to bring?' },
      { reference: '1 Corinthians 11:26–29', why: 'To whom is this said, and about which wrong?' },
    ],
  },
  {
    slug: 'foot-washing',
    question: 'Should the church still wash feet?',
    about: 'Whether Jesus meant the act itself to be done again, or what it shows.',
    positions: [
      {
        key: 'once-a-year',
        title: 'As a sign, on its day, by those who lead',
        short: 'a yearly sign',
        says: 'It was “the Lord and the Teacher” who knelt. So on the night on which it is remembered, bishops kneel before the poor and parents before their children. Done once a year it does not become a habit, and it judges the rest of the year. A sign like this keeps the daily service from forgetting where it comes from.',
      },
      {
        key: 'do-it',
        title: 'Yes: Jesus said it, and we do it',
        short: 'doing it',
        says: 'Jesus said “You also ought to wash one another’s feet”, and that those are blessed who do so. It is hard to find plainer words. A basin teaches what no sermon can: it is humbling to kneel and more so to be knelt to. People who would not speak to each other have been made friends over warm water.',
      },
      {
        key: 'serve',
        title: 'In whatever low service is needed today',
        short: 'daily service',
        says: 'In that land feet were dusty, and to wash them was a servant’s work. He did a needed thing that nobody wanted to do. To wash clean feet now keeps the form and may lose the point. Let us change bandages, clean the hall, drive the old man home. He gave us an example, and an example wants to be translated.',
      },
    ],
    passages: [
      { reference: 'Genesis 18:3–5', why: 'What did water for the feet mean to a guest?' },
      { reference: 'John 13:12–17', why: 'What are they to do: the same thing, or something like it?' },
      { reference: '1 Timothy 5:9–10', why: 'In which company does washing feet stand here?' },
    ],
  },
  {
    slug: 'costly-beauty',
    question: 'Should a church spend much on beauty?',
    about:
      'Fine buildings, glass, music and cloth while there is need outside. What one person gives for themselves is not asked.',
    positions: [
      {
        key: 'best',
        title: 'Yes: love brings its best',
        short: 'the best for God',
        says: 'A woman broke a jar that was worth a year’s wages. It was called a waste, and Jesus called it good. A great church belongs to the poor as much as to the rich: it is often the only palace that they may enter, and sit down in, for nothing. Beauty tells people who are told it nowhere else that God is worth all.',
      },
      {
        key: 'simple',
        title: 'Simple, well made, and open to all',
        short: 'simple and well made',
        says: 'Care is not luxury. A clean room with good light, work of honest hands, and flowers from a garden honor God, and shame nobody who comes in poor clothes. Haggai asked for wood, and not for gold. Ugliness is no virtue, and splendor can be in the way. What is simple lasts, and leaves something to share.',
      },
      {
        key: 'poor-first',
        title: 'No: his temple is the neighbor',
        short: 'the poor first',
        says: 'God does not live in houses made with hands, and Christ said where we would meet him: hungry, thirsty, in prison. What is hung on walls could have been bread. The first churches met in homes, and they turned the world around. A church that owns little is free to give, and hard to frighten.',
      },
    ],
    passages: [
      { reference: 'Haggai 1:4–8', why: 'With which other houses is this house compared?' },
      { reference: 'Mark 14:3–9', why: 'What does he say about the gift, and what about the poor?' },
      { reference: 'Acts 17:24–28', why: 'What does God not need, and what does he want?' },
    ],
  },
  {
    slug: 'planned-or-open',
    question: 'Should worship be planned, or left open to the moment?',
    about:
      'A set order of service beside one that forms as people are moved. All agree that both can be dead or alive.',
    positions: [
      {
        key: 'planned',
        title: 'Planned: the Spirit works beforehand too',
        short: 'a set order',
        says: 'Jesus went to the synagogue “as was his custom”, and was handed the reading. The order of our worship was prayed by many before us, and protects us from the mood of one leader. Because I know what comes next I can stop watching and pray. God is “not a God of confusion”, and a riverbed is what makes a river.',
      },
      {
        key: 'open',
        title: 'Open: each one has something to bring',
        short: 'an open meeting',
        says: 'Paul describes a meeting where each has a psalm, a teaching, a word. Moses wished that all God’s people were prophets. If everything is printed, what could God still say today? An open hour asks more of us: to listen, to be ready, to test. And it calls out gifts in people who never thought that they had any.',
      },
      {
        key: 'framed',
        title: 'A firm frame with open windows',
        short: 'frame and freedom',
        says: 'Even the free meeting at Corinth had rules: two or three, in turn, and somebody to weigh it. A known beginning and end give courage to the shy and limits to the loud. Between them let there be time in which nobody has planned anything. Where there is no room for surprise, or nothing but surprise, people tire.',
      },
    ],
    passages: [
      { reference: 'Numbers 11:26–29', why: 'What troubles Joshua, and what does Moses wish?' },
      { reference: 'Luke 4:16–21', why: 'What is custom here, and what is new?' },
      { reference: '1 Corinthians 14:26–33', why: 'Find freedom and limits, side by side.' },
    ],
  },
];
