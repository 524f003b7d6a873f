import type { DebateQuestion } from './debate-question.ts';

export const WORK_AND_WORDS: readonly DebateQuestion[] = [
  {
    slug: 'work-as-calling',
    question: 'Is every honest work a calling from God?',
    about: 'What daily work is before God, paid or unpaid. It does not rank anybody’s job.',
    positions: [
      {
        key: 'some-called',
        title: 'God calls some to a work of their own',
        short: 'a call to some',
        says: 'Bezalel was called by name, and not everybody in the camp was. Prophets, apostles, monks, some nurses and teachers knew that they had no choice. To call every task a calling makes the word empty. Others live faithfully “a quiet life”, with no less love from God, and make room for those who must go.',
      },
      {
        key: 'every-work',
        title: 'Yes: God calls to the workshop too',
        short: 'a calling',
        says: 'The first of whom Scripture says that God filled him with his Spirit is a craftsman. God feeds the world through farmers, drivers and cooks. A father who washes diapers in faith does a holy thing. There are no two classes of Christians, and to do honest work well for a neighbor is to answer God, on Monday at seven.',
      },
      {
        key: 'follow-him',
        title: 'The call is to follow; work is work',
        short: 'work is only work',
        says: 'When Jesus called the fishermen, they left their nets. Scripture calls us to Christ, and never to a career. Most people on earth have work that they did not choose, and it should not have to carry their souls. Do it honestly, eat your bread, and be free. You are not what you do: you are whose you are.',
      },
    ],
    passages: [
      { reference: 'Exodus 31:1–5', why: 'With what does God fill Bezalel, and what for?' },
      { reference: 'Matthew 4:18–22', why: 'What do they leave, and what of it do they take along?' },
      { reference: '1 Thessalonians 4:9–12', why: 'What ambition does Paul commend?' },
    ],
  },
  {
    slug: 'ambition',
    question: 'May a believer want to be great at something?',
    about: 'The wish to excel, to win, to lead. Wanting to harm a rival is not in question.',
    positions: [
      {
        key: 'excel',
        title: 'Yes: gifts are given to be stretched',
        short: 'striving',
        says: 'Jesus did not scold those who wanted to be great: he told them how. Paul was “stretching forward” like a runner. The servant who dug his talent in lacked ambition, not modesty. To want less than one can give may be fear in a humble dress. God made eagles too, and takes joy in their height.',
      },
      {
        key: 'for-others',
        title: 'It depends on whom it lifts',
        short: 'greatness that serves',
        says: 'A surgeon who wants to be the best may want it for her patients. Jesus turned greatness over: the greatest is who serves most. So do not kill the wish but turn it round. A good test is whether I would be as glad if somebody else did it. And the other one is who is carried when I arrive.',
      },
      {
        key: 'low-place',
        title: 'No: seek the low place and be content',
        short: 'the low place',
        says: 'Baruch was told not to seek great things for himself. Whoever must be better than others cannot quite love them. The one who could have grasped the highest place emptied himself. To do small things with great care, unseen, and be glad when another is praised: this is rarer than greatness, and has more peace.',
      },
    ],
    passages: [
      { reference: 'Jeremiah 45:1–5', why: 'What is Baruch denied, and what is he promised?' },
      { reference: 'Mark 10:42–45', why: 'Does Jesus forbid the wish, or turn it?' },
      { reference: 'Philippians 3:12–14', why: 'What is Paul running for?' },
    ],
  },
  {
    slug: 'good-name',
    question: 'Should we defend our good name?',
    about:
      'What to do when false things are said about us. Crimes, and the protection of others, are another matter.',
    positions: [
      {
        key: 'defend',
        title: 'Yes: truth is owed to me as well',
        short: 'defending it',
        says: 'A good name is “more desirable than great riches”, and a lie that stands harms more than one. Paul would not leave the prison by the back door: those who had wronged him in public were to say so. Job held on to his innocence before God himself. To let a falsehood pass can be a failure of love for the truth.',
      },
      {
        key: 'silence',
        title: 'No: leave it to the one who judges rightly',
        short: 'silence',
        says: 'When he was cursed, Jesus did not curse back, but gave himself into the hands of God. He told us to rejoice when all kinds of evil are said falsely. Who defends himself needs others to believe him, and so belongs to them. Let life answer. It is slower and surer. What God knows of me is what I am.',
      },
      {
        key: 'for-others',
        title: 'When others would be hurt by it, and once',
        short: 'for others’ sake',
        says: 'Paul boasted of his service only because the churches were being led astray. If the lie harms my family, my work with others, or the gospel, I answer: calmly, once, with facts. If it hurts only my pride, I let it go and take a walk. It is good to ask a friend which of the two it is.',
      },
    ],
    passages: [
      { reference: 'Proverbs 22:1', why: 'Why might a name be worth so much?' },
      { reference: 'Acts 16:35–39', why: 'What does Paul insist on, and whom does it help?' },
      { reference: '1 Peter 2:21–23', why: 'What does Jesus do instead of answering?' },
    ],
  },
  {
    slug: 'oaths',
    question: 'May a Christian swear an oath?',
    about: 'Oaths in court, in office, or to each other. It is not about bad language.',
    positions: [
      {
        key: 'bear-with',
        title: 'Yes, for a world that can’t yet trust',
        short: 'oaths for now',
        says: 'Among Christ’s own, the word is enough: so it will be in the Kingdom. But “the oath is final” where people do not know each other. If a court asks for one I may give it, as I lock my door without approving of thieves. I don’t ask anybody for it. And I try to live so that nobody thinks of asking me.',
      },
      {
        key: 'never',
        title: 'No: yes and no are enough',
        short: 'no oaths',
        says: 'Jesus said “don’t swear at all”, and James says it again, “above all things”. An oath makes two kinds of truth, one for court and one for Tuesdays. Many of us have gone to prison rather than swear, and the laws learned from it to accept a simple word. One who always tells the truth has nothing to add.',
      },
      {
        key: 'may',
        title: 'Yes: in grave matters, with reverence',
        short: 'oaths in earnest',
        says: 'God himself swore to Abraham, and Paul calls God to witness in his letters. The law says, “you shall swear by his name”. Jesus spoke against the clever small oaths of everyday talk, which were made so as to be broken. To take God as a witness before a judge honors him and protects the weak from lies.',
      },
    ],
    passages: [
      { reference: 'Deuteronomy 10:20–21', why: 'Among what other duties does the oath stand?' },
      { reference: 'Matthew 5:33–37', why: 'Which oaths does Jesus name, and what do they avoid?' },
      { reference: 'Hebrews 6:13–18', why: 'Why does God, who can’t lie, swear?' },
    ],
  },
  {
    slug: 'vows',
    question: 'Is it wise to make promises to God?',
    about: 'Vows that we choose ourselves, for a time or for life. Marriage is left aside.',
    positions: [
      {
        key: 'vow',
        title: 'Yes: love wants to bind itself',
        short: 'making vows',
        says: 'The psalmist was freed, and he paid his vows before all the people. Paul cut his hair because of one. Love does not say: for as long as I feel so. A promise carries me through the days when I am dry, and turns a wish into a way. Those who gave God their whole life in this manner have been a light for others.',
      },
      {
        key: 'small-together',
        title: 'Yes: small ones, short, and not alone',
        short: 'small vows',
        says: 'Most vows in Scripture have an end, and are kept before others. So promise a season, and not for ever; something that you can do, and not something that you can only feel. Tell a friend, who may also set you free from it. Such promises train the will, as short walks train the legs, and they leave room for grace.',
      },
      {
        key: 'no-vow',
        title: 'No: we live by his promise, not by ours',
        short: 'no vows',
        says: '“It is better that you should not vow”, says the Preacher, than to vow and not pay. Peter promised never to leave, and the rooster crowed. James has us say: if the Lord wills. I can’t dispose of my tomorrow. So I ask each morning for that day’s faithfulness, and lean on the one who has never broken his word.',
      },
    ],
    passages: [
      { reference: 'Psalm 116:12–18', why: 'What came before the vow, and who is there when it is paid?' },
      { reference: 'Ecclesiastes 5:1–6', why: 'What is the danger: the vow, or the hurry?' },
      { reference: 'James 4:13–15', why: 'How does James want us to speak of tomorrow?' },
    ],
  },
];
