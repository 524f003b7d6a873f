import type { DebateQuestion } from './debate-question.ts';

export const GUIDANCE_AND_HOPE: readonly DebateQuestion[] = [
  {
    slug: 'dreams',
    question: 'Does God still speak through dreams?',
    about: 'What weight a dream may have for somebody awake. No one’s own dream has to be judged.',
    positions: [
      {
        key: 'mirror',
        title: 'They show us our heart, and God can use that',
        short: 'a mirror',
        says: 'Few dreams are messages, but most are honest. They bring up what I push away by day: a grief, a wrong not made good, a longing. I can bring that to God in the morning. Then a dream has led me to prayer, and it need not tell the future. Should he wish to say more, he knows how to make it plain.',
      },
      {
        key: 'still',
        title: 'Yes: God promised it to old and young',
        short: 'dreams that speak',
        says: 'God warned Joseph in a dream, and the child lived. Joel promised dreams for the days of the Spirit, and Peter said that those days had come. In many lands people meet Christ first in their sleep. When we lie still, we can’t argue. We test what we have dreamed by Scripture and with friends, and thank the giver.',
      },
      {
        key: 'word',
        title: 'We have a surer word',
        short: 'the surer word',
        says: 'Jeremiah asked what straw has to do with wheat, and told the dreamers that they might tell a dream, but that God’s word is something else. In former times God spoke in many ways; now he has spoken in his Son. A dream mixes supper, fear and wishes. Nobody needs to lie awake over it: the lamp is on the table.',
      },
    ],
    passages: [
      { reference: 'Joel 2:28–29', why: 'To whom is it promised?' },
      { reference: 'Jeremiah 23:25–28', why: 'Are dreams forbidden here, or put in their place?' },
      { reference: 'Acts 16:9–10', why: 'Who decides what the vision means?' },
    ],
  },
  {
    slug: 'asking-for-a-sign',
    question: 'May we ask God for a sign?',
    about:
      'Asking God to show his will by something that happens. Whether miracles occur is another question.',
    positions: [
      {
        key: 'may',
        title: 'Yes: God is patient with those who ask',
        short: 'asking for signs',
        says: 'Gideon asked twice, and God did not scold him. King Ahaz was even told to ask, and it was his refusing that tired God. Not everybody who asks is testing him: some are afraid, and want to obey. A father does not mind if a child on a dark road wants to hear his voice once more. He may say no, and we may ask.',
      },
      {
        key: 'notice',
        title: 'Don’t ask for signs, but notice them',
        short: 'noticing',
        says: 'To set God a task and a time turns prayer around. But he is not silent. Mary asked for no proof, and was given one: her cousin was with child. So I go on doing the next right thing with open eyes. Often it is when I look back that I see the hand. A sign is then a gift, for which one thanks.',
      },
      {
        key: 'trust',
        title: 'No: what God has given is enough',
        short: 'no further sign',
        says: 'Jesus was sad about those who wanted a sign, and gave one only: himself, out of the grave. Gideon knew God’s will before he laid out the wool, and feared himself that he was going too far. Signs can be read in any way that I like. God has given Scripture, sense and friends. Faith walks on that.',
      },
    ],
    passages: [
      { reference: 'Judges 6:36–40', why: 'What does Gideon already know, and how does he ask?' },
      { reference: 'Isaiah 7:10–14', why: 'Why does it weary God that Ahaz will not ask?' },
      { reference: 'Matthew 12:38–40', why: 'Who is asking here, and what are they given?' },
    ],
  },
  {
    slug: 'one-path',
    question: 'Does God have one path for each of us?',
    about:
      'Whether in choices of work, place and friends there is one right way to find. It is not about salvation.',
    positions: [
      {
        key: 'one',
        title: 'Yes: and God leads those who ask',
        short: 'one path',
        says: 'Our good works were “prepared before”, and our days were written before there was one of them. Whoever trusts God with all their heart is told that he will make their paths straight. If he numbers hairs, he cares where I live. It is a comfort and not a burden: I am not making up my life, I am being led home.',
      },
      {
        key: 'free',
        title: 'God gives freedom within his will',
        short: 'freedom',
        says: 'God’s will is no secret: do justly, love mercy, give thanks. Inside that garden there are many trees, and he said “freely eat”. The apostles wrote that a thing “seemed good to the Holy Spirit, and to us”. A wise father wants children who can choose. Who looks for the one right dot may never take a step, or blame God for it.',
      },
      {
        key: 'woven',
        title: 'The path is made as we walk with God',
        short: 'a path in the walking',
        says: 'A heart “plans his course, but Yahweh directs his steps”: both are true at once. Paul and Barnabas fell out and parted, and so there were two journeys in place of one. God weaves in even our wrong turns. There is no plan B that is less loved. What matters is not to have found the way, but with whom I am on it.',
      },
    ],
    passages: [
      { reference: 'Proverbs 16:9', why: 'Who does what, in this one line?' },
      { reference: 'Romans 12:1–2', why: 'How does one come to know God’s will here?' },
      { reference: 'Ephesians 2:8–10', why: 'What was prepared: a map, or something to walk in?' },
    ],
  },
  {
    slug: 'animals-in-the-new-earth',
    question: 'Will there be animals in the new earth?',
    about:
      'What Scripture lets us hope for the creatures that live with us. How we should treat or eat them is not asked.',
    positions: [
      {
        key: 'not-told',
        title: 'We are not told: the promise is made to us',
        short: 'an open question',
        says: 'The Preacher asks who knows where the breath of an animal goes, and does not answer. Isaiah’s wolf and lamb may be a picture of peace among people. Christ took on our nature and rose as one of us, and that is as far as the promise goes. It is no loss: whoever sees God will lack nothing. Let us not paint in his place.',
      },
      {
        key: 'these',
        title: 'Yes: and the ones whom we knew',
        short: 'our own animals',
        says: 'God made a covenant with “every living creature”, and the psalm says that he preserves “man and animal”. The whole creation waits to be set free, not to be replaced. Not a sparrow is forgotten before him. If he keeps what he loves, why should a faithful dog be lost? We hope for it as for all things, from his kindness.',
      },
      {
        key: 'renewed',
        title: 'Yes: creatures, though made new',
        short: 'creatures made new',
        says: 'Isaiah saw wolf and lamb, lion and calf, led by a child. A new earth without birds would be less than the first, and God does not go backward. But of the single sparrow or horse we are told nothing. We may say that there will be song and running, and leave it to him whose they were before they were ours.',
      },
    ],
    passages: [
      { reference: 'Ecclesiastes 3:18–21', why: 'What does he say for certain, and what does he ask?' },
      { reference: 'Isaiah 11:6–9', why: 'Is this a picture of peace, or a promise to creatures?' },
      { reference: 'Romans 8:18–23', why: 'Who is waiting, and for what?' },
    ],
  },
  {
    slug: 'work-that-lasts',
    question: 'Will anything that we make here last for ever?',
    about: 'Gardens, songs, houses, cures: whether the work of our hands has a place in the world to come.',
    positions: [
      {
        key: 'lasts',
        title: 'Yes: what is good will be brought in',
        short: 'good work lasts',
        says: 'John saw the glory of the nations carried into the city. Paul says that work which passes through the fire “remains”, and that our labor is not in vain. God raised the body of Jesus with its wounds, and did not make another. What was done in love belongs to the new earth already, as a seed belongs to the tree.',
      },
      {
        key: 'in-god',
        title: 'It lasts in God, who remembers it',
        short: 'kept in memory',
        says: 'Moses prayed that God would establish “the work of our hands”, since he knew that we are like grass. A song ends, and was still worth singing. God forgets nothing that was done for him, not a cup of water. So the thing may pass, and we may let it go. It is kept where moth and rust do not come: in his joy over it.',
      },
      {
        key: 'love-only',
        title: 'Only love, and those whom we loved',
        short: 'only love lasts',
        says: '“The earth and the works that are in it will be burned up”, says Peter, and asks who then we ought to be. Cathedrals are scaffolding. What goes through death is faith, hope, love and people. This is no sad thing: it tells the teacher and the nurse, who leave nothing to be looked at, what they are building.',
      },
    ],
    passages: [
      { reference: 'Psalm 90:14–17', why: 'Who can make our work stand?' },
      { reference: '1 Corinthians 3:11–15', why: 'What is burned, what stays, and who is saved?' },
      { reference: '2 Peter 3:10–13', why: 'What ends, what is awaited, and what follows for today?' },
    ],
  },
];
