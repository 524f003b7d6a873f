/** Where a church has no `privacy.md` of its own. Whoever changes a letter asks everybody again. */
export const OUR_PRIVACY = `# What is kept, and who can read it

Nothing here is sold, shown to advertisers, or sent to anybody who counts visitors. Every page comes from this one server.

## What is kept

- **Your account:** name, email address, a scrambled form of your password, your time zone, and the answer whether you are under 16.
- **What you do for yourself:** journal, Bible reading, favourite verses, files, XP, your avatar and your private prayers.
- **What you share:** requests, encouragements, testimonies, your name as you choose to be shown, your picture.
- **Whom you pray with:** your circle, your invitations, and whom you blocked.
- **To keep your account safe:** where you are signed in, with the address and the kind of browser, and lately what touched your password or your email.
- **What moderators did** to your words, why, and what you answered.

## Who can read what

- **Your journal, your files, your reading and your private prayers:** you alone.
- **What you share:** whoever you chose: your circle, or everyone here. Nobody widens that for you.
- **Without your name:** nobody sees who wrote it. A moderator can look, and it is written down that they looked.
- **In a weekly debate:** what you hold, you alone. What you say there is read by everyone, and your name stands beside it once the week is closed.
- **That you prayed:** the other person sees how many prayed, never who.
- **Secret mode** hides your level, your XP and your counts from everybody, from you too.
- **A report:** moderators read it. The person it is about is not told who wrote.

**Moderators** read what people share with others, what was reported about it, and what was done before. They do not see journals, files or private prayers.

**Whoever runs this server** has the machine on which everything is kept, and its backups. Someone who has a machine can read what is on it, your journal too. Ask who that is, and write nothing here that you would not leave in their house.

**Cookies:** one that keeps you signed in, and a few that remember how you like to read. None follows you.

**On your device:** until you sign out, the browser keeps what you are writing and the last chapters that you opened, for hours without a connection.

**Letters** go through the mail server that this server uses.

## Take it along, or take it away

In the settings, under [Your data](/settings):

- **Export my data** gives you one file with everything that is kept about you.
- **Delete my account** deletes it at once: what you wrote for yourself and what you shared, with the answers below it. Backups of the server forget it when they are replaced.

You can leave at any time. Nobody is told, and nobody is asked why.
`;
