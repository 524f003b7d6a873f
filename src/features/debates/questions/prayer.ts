import type { DebateQuestion } from './debate-question.ts';

export const PRAYER: readonly DebateQuestion[] = [
  {
    slug: 'set-prayers',
    question: 'Is it better to pray with given words or with our own?',
    about:
      'Written and learned prayers beside prayer in free words, alone or in church. Nobody doubts that God hears both.',
    positions: [
      {
        key: 'given',
        title: 'Given words carry us further than our own',
        short: 'given words',
        says: 'When the disciples asked how to pray, Jesus gave them words. The psalms are words for people who have none left. Given prayers make us ask for what we would forget, join us to those who prayed them before us, and hold us when we are tired or afraid. We grow into them as a child grows into a coat.',
      },
      {
        key: 'own',
        title: 'Free words are those of a child to a father',
        short: 'free words',
        says: 'Nobody reads a letter by somebody else to their own father. Hannah poured out her soul, and her lips only moved. Free prayer says the true thing of today, and cannot be said while the mind is elsewhere. The Spirit helps us where we are weak, so that plain and broken words are enough.',
      },
      {
        key: 'beyond',
        title: 'The deepest prayer goes beyond words',
        short: 'prayer without words',
        says: 'Our Father knows what we need before we ask, and the Spirit prays in us with groanings that cannot be spoken. Words, learned or our own, are the path to the door. Behind it we sit with God as with somebody whom we love, and need not say anything. Then even one word, one name, can be enough.',
      },
    ],
    passages: [
      { reference: 'Hosea 14:1–2', why: 'What is Israel to bring when it comes back?' },
      { reference: 'Matthew 6:7–13', why: 'A warning about words, and then words. How do they go together?' },
      { reference: 'Romans 8:26–27', why: 'Who prays where we don’t know how?' },
    ],
  },
  {
    slug: 'asking-again',
    question: 'When no answer comes, should we keep asking?',
    about:
      'How to go on praying for one thing over a long time. Not why God answers as he does, and not whether anybody’s faith is great enough.',
    positions: [
      {
        key: 'ask-otherwise',
        title: 'Keep praying, and let the prayer change',
        short: 'a changing prayer',
        says: 'In the garden Jesus prayed more than once, and the words moved from the cup to the Father’s will. Long prayer works on the one who prays. We begin with what we want, and learn to ask what God wants, how we can bear it, and who else bears the same. The prayer goes on, and it becomes another one.',
      },
      {
        key: 'keep-asking',
        title: 'Keep asking: love does not give up',
        short: 'asking on',
        says: 'Jesus told of a widow who kept coming, so that we “must always pray, and not give up”. To ask again is not to doubt that God heard. It is to stay with somebody in need, and to stay near the only one who can help. What we stop asking for, we soon stop loving. Many answers were given late.',
      },
      {
        key: 'let-go',
        title: 'Ask, and then leave it in God’s hands',
        short: 'letting go',
        says: 'Paul begged three times, and then he lived by the answer that he had: grace enough. Moses was told to speak of it no more. There is a trust that asks plainly, and then stops holding on and looks for what God is doing instead. A child who has asked a good father does not have to ask every hour.',
      },
    ],
    passages: [
      { reference: 'Deuteronomy 3:23–27', why: 'What does Moses receive in place of what he asked for?' },
      { reference: 'Luke 18:1–8', why: 'Is God like this judge, or unlike him?' },
      { reference: '2 Corinthians 12:7–10', why: 'How often does Paul ask, and when does he stop?' },
    ],
  },
  {
    slug: 'prayer-for-the-dead',
    question: 'May we go on praying for those who have died?',
    about:
      'What our prayer may say of people who died in faith and whom we love. Where anybody is now is not asked.',
    positions: [
      {
        key: 'pray-on',
        title: 'Yes: love and prayer do not stop at the grave',
        short: 'praying on',
        says: 'To God all are alive, and the body of Christ is one on both sides of death. If we prayed for our mother yesterday, why should love have nothing to say for her today? Christians have named their dead at the altar from early times. We do not know how God uses such prayer. We know to whom we speak.',
      },
      {
        key: 'hope-quietly',
        title: 'We may tell God our hope, and claim no more',
        short: 'a quiet hope',
        says: 'Paul seems to wish mercy “in that day” for a friend who may have died. It is one line, a wish and no teaching. So we may also bring a wish: a heart can’t be forbidden to speak of whom it misses, and God is not bound by our calendar. But we build nothing on it, and promise nothing by it.',
      },
      {
        key: 'give-thanks',
        title: 'We give thanks for them and entrust them',
        short: 'giving thanks',
        says: 'Those who die in Christ are with Christ, and lack nothing that we could ask for. What he did, he did “once for all”. So we thank God for them by name, weep, and put them wholly into his hands. This is not less love. It is the peace of knowing that nothing in their good now hangs on us.',
      },
    ],
    passages: [
      { reference: 'Ruth 2:19–20', why: 'How far does Naomi see God’s kindness reach?' },
      {
        reference: '2 Timothy 1:16–18',
        why: 'For whom does Paul ask mercy, and when? Is this friend still alive?',
      },
      { reference: 'Hebrews 9:24–28', why: 'What is said to be done once, and what follows from that?' },
    ],
  },
  {
    slug: 'silence-together',
    question: 'How much silence should there be when we worship together?',
    about:
      'Silence that is kept on purpose by a gathering, long or short. Prayer alone in silence is not in question.',
    positions: [
      {
        key: 'ground',
        title: 'Silence is the ground: words may rise from it',
        short: 'silence first',
        says: 'Elijah met God neither in wind nor in fire. A gathering that sits and waits lets God speak first. No one leads, so no one performs; the shy and the learned are alike. If someone is given a word, it comes out of depth and is heard. Much of what we say in church may be fear of hearing nothing.',
      },
      {
        key: 'pauses',
        title: 'Silence gives room between the words',
        short: 'pauses',
        says: 'A song needs its rests. After a reading, before a confession, when the bread is broken, a minute of quiet lets what was said sink in. The psalm that waits “in silence for God alone” goes on to tell the people to pour out their hearts. Speech and silence need one another, as breathing out needs breathing in.',
      },
      {
        key: 'praise',
        title: 'We come together to be heard',
        short: 'open praise',
        says: 'At home I can be quiet. In church I need to hear my neighbor sing, since on some days their faith has to carry mine. When the crowd praised loudly, Jesus would not hush them. God’s people have always answered him aloud, with voices and with one Amen. Faith comes by hearing, and so does courage.',
      },
    ],
    passages: [
      { reference: '1 Kings 19:11–13', why: 'What comes after the fire, and what does Elijah do then?' },
      {
        reference: 'Psalm 62:5–8',
        why: 'Waiting and pouring out: how does the psalm go from one to the other?',
      },
      { reference: 'Luke 19:37–40', why: 'What would happen if these were silent?' },
    ],
  },
  {
    slug: 'alone-or-together',
    question: 'Is prayer first of all something we do alone or together?',
    about: 'Which of the two is the root and which the branch. Nobody has to give up either of them.',
    positions: [
      {
        key: 'household',
        title: 'In the small circle of two or three',
        short: 'two or three',
        says: 'Jesus promised to be where two or three are gathered. At a bedside or a kitchen table prayer is near enough to be honest and shared enough to be borne. There children hear it first. The hidden room and the full church both live from homes in which people dare to pray with those who know them.',
      },
      {
        key: 'alone',
        title: 'Alone: behind the shut door',
        short: 'the shut door',
        says: 'Jesus sent each of us into the inner room, and went by himself to the hills before it was day. Where nobody sees, I can’t pretend. Whoever has not met God there brings only a voice to the meeting. Daniel’s courage in public was grown at his own window, three times a day.',
      },
      {
        key: 'together',
        title: 'Together: we say “Our Father”',
        short: 'with one voice',
        says: 'The prayer that Jesus taught never says I. The church was born in a room where they prayed together, and when it was threatened they raised their voices as one. We learn to pray as we learn to speak, from others. And when I pray alone I still join a song that was going on before I came.',
      },
    ],
    passages: [
      { reference: 'Daniel 6:10', why: 'Is this prayer hidden or open?' },
      { reference: 'Matthew 6:5–6', why: 'What is the shut door a help against?' },
      { reference: 'Acts 4:29–31', why: 'What do they ask for together, and what happens?' },
    ],
  },
  {
    slug: 'small-requests',
    question: 'Should we pray about small things?',
    about: 'Whether lost keys and good weather belong in prayer beside daily bread and forgiveness.',
    positions: [
      {
        key: 'everything',
        title: 'Yes: nothing is too small for a father',
        short: 'everything',
        says: 'Paul says “in everything”, and names no least size. A God who counts hairs and notices sparrows is not too busy for lost keys. Whoever brings small things learns to live the whole day before him, and will know the way when the large ones come. It is pride to think that I need him only sometimes.',
      },
      {
        key: 'share',
        title: 'Tell him everything, ask for little',
        short: 'telling, not asking',
        says: 'Friends tell each other about their day without wanting each thing changed. So I tell God about the rain and the lost keys, and I laugh or sigh about it with him. What I ask for is patience and a kind heart. Small troubles are where those grow, and I would not have all of them taken away.',
      },
      {
        key: 'kingdom',
        title: 'Seek the Kingdom first, and let the rest come',
        short: 'the Kingdom first',
        says: 'Jesus taught us to ask for bread, forgiveness and rescue, and above all that God’s will be done. The rest will be given “as well”, so it needs no list. Prayer can shrink until it turns around my comfort. With a hungry world before us, we let God widen our asking, and we thank him for the small things.',
      },
    ],
    passages: [
      { reference: 'Genesis 24:12–14', why: 'How exact is this request, and for whose sake is it made?' },
      { reference: 'Matthew 6:31–34', why: 'What does the Father know, and what is to come first?' },
      { reference: 'Philippians 4:4–7', why: 'What does “in everything” stand against?' },
    ],
  },
  {
    slug: 'the-body-in-prayer',
    question: 'Does it matter what our body does when we pray?',
    about:
      'Kneeling, standing, raised hands, closed eyes, a sign of the cross. Nobody is asked for what their body can’t do.',
    positions: [
      {
        key: 'body-prays',
        title: 'Yes: the body prays too, and teaches the heart',
        short: 'the body prays',
        says: 'God made us of dust and breath, took on a body himself, and will raise ours. In Scripture people kneel, bow, stand and lift their hands. Often the heart follows the knees. When I cannot feel anything I can still kneel, and that is prayer. What the body has learned stays when memory goes.',
      },
      {
        key: 'heart-only',
        title: 'No: God looks at the heart',
        short: 'the heart alone',
        says: 'When Samuel looked at how a man stood, God told him that he looks at the heart. Jesus warned of prayer that is done to be seen. Jonah prayed inside a fish and Paul in chains. Whoever walks, lies sick or drives a bus can pray as truly as whoever kneels. Forms comfort us, and God needs none of them.',
      },
      {
        key: 'freely',
        title: 'It may show what is there, freely',
        short: 'a free sign',
        says: 'David danced, the tax collector beat his chest, and nobody had told them to. When joy or sorrow is real, the body wants to say so, and church should be a place where it may. What is asked of everybody at the same moment is hardly a sign of anything. So let each be moved, and let nobody watch.',
      },
    ],
    passages: [
      { reference: '1 Samuel 16:6–7', why: 'What do people see, and what does God see?' },
      { reference: 'Psalm 95:1–7', why: 'What is everybody invited to do, and why?' },
      { reference: 'Luke 18:9–14', why: 'Two people stand in the temple. What do their bodies say?' },
    ],
  },
];
