import type { DebateQuestion } from './debate-question.ts';

export const LAMENT_AND_JOY: readonly DebateQuestion[] = [
  {
    slug: 'lament-in-church',
    question: 'Should complaint to God have a regular place in worship?',
    about:
      'Whether a church should sing and pray its grief and its questions together, even in weeks when most people are well.',
    positions: [
      {
        key: 'always',
        title: 'Yes: somebody in the room always needs it',
        short: 'a regular place',
        says: 'About a third of the psalms complain, and they were sung by everybody. Each Sunday somebody sits among us to whom the glad songs are closed. If we lament with them they need not be alone or pretend. To complain to God is faith: it takes him at his word and will not let him go.',
      },
      {
        key: 'praise-first',
        title: 'Worship lifts our eyes; praise comes first',
        short: 'praise first',
        says: 'All week we hear what is wrong. On the Lord’s day we are told what is right and cannot be taken. Paul, in prison, wrote “Rejoice”. Praise does not deny pain: it sets pain before one who is greater. Many who came in heavy were carried by a song that they could not have begun themselves.',
      },
      {
        key: 'in-its-time',
        title: 'When there is cause, and nearer than in church',
        short: 'lament in its time',
        says: 'There is a time to weep. When a town mourns, the church ought to mourn aloud. In other weeks, borrowed grief can turn into a show, and real grief wants a few people who know its name. So we weep with those who weep, in homes and at gravesides, and keep the great laments for the day that needs them.',
      },
    ],
    passages: [
      { reference: 'Psalm 44:22–26', why: 'Who is speaking, one person or many? How boldly?' },
      { reference: 'Lamentations 3:19–24', why: 'Where does the voice turn, and what makes it turn?' },
      { reference: 'Philippians 4:4–7', why: 'What is done with trouble here: is it sung away, or brought?' },
    ],
  },
  {
    slug: 'psalms-against-enemies',
    question: 'May Christians pray the psalms against enemies?',
    about:
      'Psalms that ask God to strike the wicked, and whether we should pray them after Jesus. It is not about who the enemies are.',
    positions: [
      {
        key: 'other-enemies',
        title: 'Pray them against evil itself, and our own',
        short: 'against evil itself',
        says: 'The old teachers of prayer took the enemy to be what truly destroys people: cruelty, lies, death, and the sin in my own heart. Against these no word is too hard. The psalm that hates with “perfect hatred” ends by asking God to search the one who prays. Thus no line is lost and no person is cursed.',
      },
      {
        key: 'pray-them',
        title: 'Yes: they put vengeance into God’s hands',
        short: 'praying them',
        says: 'Whoever prays such a psalm has put down the sword: it asks God to judge, and does nothing else. People who were wronged deeply need words as large as their wrong, and Scripture gives them. Even the martyrs in heaven cry “How long”. If comfortable people strike these lines out, whom do they silence?',
      },
      {
        key: 'jesus-changed',
        title: 'No: Jesus gave us another prayer for enemies',
        short: 'a new prayer',
        says: 'These prayers are true to the pain, and we may read them to understand it. But Jesus said, “Love your enemies”, and on the cross he prayed for those who nailed him there. From him we have learned to ask for their life. What he fulfilled we do not have to repeat. We pray on from where he led us.',
      },
    ],
    passages: [
      {
        reference: 'Psalm 139:19–24',
        why: 'Two requests side by side. What does the second do to the first?',
      },
      { reference: 'Matthew 5:43–45', why: 'What reason does Jesus give?' },
      { reference: 'Revelation 6:9–11', why: 'What do they ask, and what are they given meanwhile?' },
    ],
  },
  {
    slug: 'praise-in-pain',
    question: 'Should we give thanks in the middle of pain?',
    about: 'What we may do ourselves when life hurts, not what to say to somebody else who is hurting.',
    positions: [
      {
        key: 'give-thanks',
        title: 'Yes: thanks is an act of trust',
        short: 'thanks at once',
        says: 'Job lost everything, and he blessed God’s name on the same day. Paul says “in everything give thanks”. It does not mean that the pain is good. It means that God is good and has not left. Thanks is most itself when it costs something, and many have found that it was the rope by which they came out.',
      },
      {
        key: 'both',
        title: 'One breath can hold both',
        short: 'both at once',
        says: 'A psalm can begin with “how long” and end in song, with nothing changed between. We do not have to choose. I can hate the illness and be thankful for the nurse, mourn the dead and be glad that they lived. Not thanks for everything, but thanks in it: a small light that does not pretend to be day.',
      },
      {
        key: 'tears-first',
        title: 'Tears first: thanks will have its time',
        short: 'tears first',
        says: 'Jesus knew that he would raise Lazarus, and still he wept. He did not hurry past grief, so we need not. Thanks that is forced too soon closes a wound over what should come out. God can bear our silence and our questions. When thanks comes again by itself, it will be true, and nobody will have made it.',
      },
    ],
    passages: [
      { reference: 'Job 1:20–22', why: 'What does Job do with his body, and what with his words?' },
      { reference: 'John 11:33–36', why: 'Why does he weep, although he knows what he will do?' },
      { reference: '1 Thessalonians 5:16–18', why: 'Thanks “in” what? Notice the small word.' },
    ],
  },
  {
    slug: 'good-anger',
    question: 'Can a believer’s anger be good?',
    about:
      'Anger at a wrong done to somebody, or to oneself. Violence is not in question: all sides reject it.',
    positions: [
      {
        key: 'can-be',
        title: 'Yes: love gets angry at what destroys',
        short: 'good anger',
        says: 'Jesus looked around “with anger” at people who would rather keep a rule than see a man healed. Nehemiah was very angry, thought it over, and made the rich give back what they had taken. Without such anger nobody would have stood up for the weak. Whoever can never be angry may not love enough.',
      },
      {
        key: 'put-away',
        title: 'Better to lay it down: we are not safe with it',
        short: 'laying it down',
        says: 'God’s anger is pure; ours is never only about the wrong, but always a little about me. James says that human anger does not bring about what God wants, and Paul puts it on the list of things to be put away. Everybody thinks that their own is the good kind. What is right can be done, and done better, with a calm heart.',
      },
      {
        key: 'one-day',
        title: 'It is a signal: hear it, but not overnight',
        short: 'a day’s anger',
        says: '“Be angry, and don’t sin”: so it comes, and it is not yet sin. Anger tells me that something matters. I should listen to it, ask what it wants to guard, and give it to God by evening. Held down it turns bitter, and fed it turns cruel. As a guest for one day it can show what needs to be mended.',
      },
    ],
    passages: [
      { reference: 'Nehemiah 5:6–9', why: 'What does he do between his anger and his words?' },
      { reference: 'Mark 3:1–5', why: 'What is mixed with the anger, and what comes of it?' },
      { reference: 'Ephesians 4:26–31', why: 'Anger stands here twice. Is it the same both times?' },
    ],
  },
  {
    slug: 'doubt',
    question: 'Is doubt a part of faith or an enemy of it?',
    about:
      'What to make of doubt in general. Nobody has to tell what they doubt, and nobody’s faith is weighed.',
    positions: [
      {
        key: 'season',
        title: 'A night to be walked through with others',
        short: 'a night to pass',
        says: 'Doubt is no virtue and no fault. It is weather, and most believers meet it. The psalmist nearly lost his footing, kept quiet so as not to harm others, and understood when he “entered God’s sanctuary”. So we keep praying with the church while we can’t pray alone, let its faith hold ours, and wait for day.',
      },
      {
        key: 'part',
        title: 'A part of it: honest questions seek God',
        short: 'a part of faith',
        says: 'The father who cried “Help my unbelief” was heard at once. Thomas said what he could not believe, and Jesus came for him. The psalms argue with God. Faith that may not ask is afraid; faith that asks wants the real God and not a wish. Many who doubted and stayed came to a trust that is their own.',
      },
      {
        key: 'enemy',
        title: 'An enemy: trust grows by being acted on',
        short: 'an enemy of faith',
        says: 'James likens the doubter to a wave, and Jesus asked the sinking Peter why he doubted. One can examine a bridge for ever and never cross. Doubt is no crime, and he is gentle with doubters, but it eats strength, and we should not feed it or admire it. We resist it as we resist fear: by taking the next step.',
      },
    ],
    passages: [
      { reference: 'Psalm 73:13–17', why: 'What does he do with his thoughts, and where do they change?' },
      { reference: 'Mark 9:21–24', why: 'What two things does the father say in one breath?' },
      { reference: 'James 1:5–8', why: 'What is this doubting: a question, or a heart in two parts?' },
    ],
  },
  {
    slug: 'laughter',
    question: 'Does laughter belong in holy things?',
    about: 'Humor in sermons, in prayer and in talk of God. Mocking people is not in question.',
    positions: [
      {
        key: 'belongs',
        title: 'Yes: joy that laughs is close to God',
        short: 'holy laughter',
        says: 'The child of the promise got a name that means laughter, and his mother said that God made her laugh. Jesus drew a camel going through a needle’s eye, and children liked to be near him. Laughter makes us small in a good way. Where nobody may laugh, something other than God is being taken too seriously.',
      },
      {
        key: 'promised',
        title: 'It is promised: now in part, then in full',
        short: 'laughter to come',
        says: 'Jesus blessed those who weep now, since they “will laugh”. Laughter belongs to the end, when nothing is left to fear. Now it comes as a first taste, at a feast or a healing, and should look around to see who can’t yet join in. We don’t make it, and we don’t forbid it. We save the best of it for later.',
      },
      {
        key: 'reverence',
        title: 'Holy ground asks for another voice',
        short: 'reverence',
        says: 'There is a time to laugh, and a place to take off one’s shoes. The Preacher finds the heart of the wise “in the house of mourning”. A joke in the pulpit wins the people for the speaker and loses the moment for God. We are joyful people, and our joy in worship is deep, quiet and a little afraid.',
      },
    ],
    passages: [
      { reference: 'Genesis 21:3–7', why: 'Who made Sarah laugh, and who may join in?' },
      { reference: 'Ecclesiastes 7:2–6', why: 'Which laughter does the Preacher mean?' },
      { reference: 'Luke 6:20–25', why: 'Laughter is promised, and warned of. What makes the difference?' },
    ],
  },
];
