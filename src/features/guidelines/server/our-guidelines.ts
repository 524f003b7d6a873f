/** Where a church has no `guidelines.md` of its own. Whoever changes a letter asks everybody again. */
export const OUR_GUIDELINES = `# How we treat one another

> “Let no corrupt speech proceed out of your mouth, but only what is good for building others up as the need may be, that it may give grace to those who hear.”
>
> Ephesians 4:29, WEB

Write to others as you would speak to them across a kitchen table.

## What we ask of each other

- **Be kind to people**, also where you disagree with what they say.
- **What somebody tells here stays here.** Carry nobody’s request elsewhere, and write nothing that belongs to another person’s private life.
- **Press nobody:** not to believe, to give, to answer, or to be better already.
- **Sell nothing**, and be nobody but yourself.
- **In danger, call somebody.** Prayer and a telephone go together; help at once is shown beside what you write.

## What moderators do

Moderators are people of this community who read what was reported, and what a word list held back. They may hide words, warn, keep somebody from writing for a while or, rarely, close the door. Each time they say why in plain words, and it is written down so that nobody can change it afterwards.

## If they were wrong

What was done to your words stands under your notifications, with a place to answer. Somebody else looks at it again wherever there is somebody else, and what was wrong is undone.

[What is kept about you, and who can read it](/privacy)
`;
