CREATE TABLE public.account (
    id text NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    "userId" text NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);

CREATE TABLE public.chapter_read (
    user_id text NOT NULL,
    chapter_id text NOT NULL,
    xp_earned integer NOT NULL,
    read_at bigint NOT NULL
);

CREATE TABLE public.chest_unlock (
    user_id text NOT NULL,
    thing_id text NOT NULL,
    unlocked_at bigint NOT NULL
);

CREATE TABLE public.collection_unlock (
    user_id text NOT NULL,
    thing_id text NOT NULL,
    unlocked_at bigint NOT NULL
);

CREATE TABLE public.idempotency_key (
    user_id text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    response text NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE public.journal_entry (
    id text NOT NULL,
    user_id text NOT NULL,
    content text NOT NULL,
    search_text text NOT NULL,
    reflection_prompt text,
    mood text,
    writing_time_minutes integer NOT NULL,
    xp_earned integer NOT NULL,
    local_date text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint
);

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.one_time_link (
    id text NOT NULL,
    token_hash text NOT NULL,
    user_id text NOT NULL,
    purpose text NOT NULL,
    email text NOT NULL,
    expires_at bigint NOT NULL
);

CREATE TABLE public.outfit_unlock (
    user_id text NOT NULL,
    thing_id text NOT NULL,
    unlocked_at bigint NOT NULL
);

CREATE TABLE public.reading_position (
    user_id text NOT NULL,
    book_id text NOT NULL,
    chapter integer NOT NULL,
    translation text NOT NULL,
    updated_at bigint NOT NULL
);

CREATE TABLE public.reading_session (
    id text NOT NULL,
    user_id text NOT NULL,
    started_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    visible_ms bigint NOT NULL,
    ended_at bigint,
    xp_earned integer NOT NULL
);

CREATE TABLE public.session (
    id text NOT NULL,
    token text NOT NULL,
    "userId" text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text
);

CREATE TABLE public.sign_in_failure (
    id text NOT NULL,
    subject text NOT NULL,
    failed_at bigint NOT NULL
);

CREATE TABLE public.stored_object (
    id text NOT NULL,
    user_id text NOT NULL,
    kind text NOT NULL,
    content_type text NOT NULL,
    size bigint,
    etag text,
    created_at bigint NOT NULL,
    stored_at bigint,
    name text,
    upload_id text,
    announced bigint,
    reserved bigint
);

CREATE TABLE public."user" (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "firstName" text NOT NULL,
    "lastName" text NOT NULL,
    role text NOT NULL,
    "currentXP" integer NOT NULL,
    "avatarGenderVibe" text NOT NULL,
    "currentOutfitId" text,
    "currentWallpaperId" text,
    "profileImageUrl" text,
    timezone text,
    theme text NOT NULL,
    "avatarSkinColor" text,
    "avatarHairColor" text,
    "avatarAccentColor" text
);

CREATE TABLE public.verification (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);

CREATE TABLE public.verse_favorite (
    user_id text NOT NULL,
    verse_id text NOT NULL,
    created_at bigint NOT NULL
);

CREATE TABLE public.xp_grant (
    id text NOT NULL,
    user_id text NOT NULL,
    reason text NOT NULL,
    source_id text NOT NULL,
    amount integer NOT NULL,
    granted_at bigint NOT NULL
);

INSERT INTO public.account VALUES ('01a04c3f-21e8-7afb-b814-02c26dc99462', '01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'credential', '01a04c3f-21e8-752d-9fba-36b8c125f0f1', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$QaqMqRk2u+ZAvjkQqxsFAw$IWsZA6mUghYye1L8AuTEpFfaFOUrz1bKy7GGfAXA3GA', '2026-08-29 06:40:01+00', '2026-08-29 06:40:01+00');
INSERT INTO public.account VALUES ('01a04c3f-2da0-74c5-8e85-3aa47f62ba99', '01a04c3f-2da0-75fa-8705-c750afb09370', 'credential', '01a04c3f-2da0-75fa-8705-c750afb09370', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$vMSoHnmnMoLN/2Aam8RVWw$Wd6yXMD8Up/Yq7o4wTTtqBZ32wzQRLjv144DqU4Skys', '2026-08-29 06:40:04+00', '2026-08-29 06:40:04+00');
INSERT INTO public.account VALUES ('01a04c3f-3d40-7d93-ab31-d558ef09b124', 'subject-of-bob', 'oidc', '01a04c3f-2da0-75fa-8705-c750afb09370', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-08-29 06:40:08+00', '2026-08-29 06:40:08+00');
INSERT INTO public.account VALUES ('01a05360-4c18-7337-8338-d367a6a27a85', '01a05360-4c18-7fae-906a-687847e0f41a', 'credential', '01a05360-4c18-7fae-906a-687847e0f41a', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$tHL5HcPAUiBKkzfJfVe0lQ$qS5LpJYkqwgJ9OZzLp1+yX/YdmN+ZhnoVIVIKyN43EI', '2026-08-30 15:53:35+00', '2026-08-30 15:53:35+00');

INSERT INTO public.chapter_read VALUES ('01a04c3f-2da0-75fa-8705-c750afb09370', 'JHN.3', 5, 1787986377000);
INSERT INTO public.chapter_read VALUES ('01a04c3f-2da0-75fa-8705-c750afb09370', 'PSA.119', 5, 1787986378000);
INSERT INTO public.chapter_read VALUES ('01a04c3f-2da0-75fa-8705-c750afb09370', 'JUD.1', 5, 1787986379000);
INSERT INTO public.chapter_read VALUES ('01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'GEN.1', 5, 1787986380000);

INSERT INTO public.chest_unlock VALUES ('01a04c3f-2da0-75fa-8705-c750afb09370', 'clay-jar', 1787985612000);
INSERT INTO public.chest_unlock VALUES ('01a04c3f-2da0-75fa-8705-c750afb09370', 'fishing-basket', 1787985613000);

INSERT INTO public.collection_unlock VALUES ('01a04c3f-2da0-75fa-8705-c750afb09370', 'psalms', 1787985614000);

INSERT INTO public.idempotency_key VALUES ('01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'kept-entry-of-alice', 'R3nAZikoDWjZwTEzB6fv0EmeESdezxd0YmKAj5Vcc_M', '{"id":"01a05171-bea0-7189-9a28-59931570904c","content":"Sent once under a key of its own.","reflectionPrompt":null,"mood":null,"writingTimeMinutes":3,"createdAt":1788072804000,"updatedAt":null,"xpEarned":10}', 1788072804000);
INSERT INTO public.idempotency_key VALUES ('01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'gone-entry-of-alice', 'Q1Aumz34VUww0LZS6N-qXHsCO8RcDraaVY_Qc0rj9_w', '{"id":"01a05171-c288-76ab-936f-1185cf762e31","content":"Words that she took back: tamarisk.","reflectionPrompt":null,"mood":null,"writingTimeMinutes":3,"createdAt":1788072805000,"updatedAt":null,"xpEarned":10}', 1788072805000);

INSERT INTO public.journal_entry VALUES ('01a04c3f-5c80-7cb0-95b6-6c2b8aa12a69', '01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'Grace is new this morning.

“Great is your faithfulness.” 🌿 — ʻĀmene, 祈り, שלום', 'what are you thankful for today? grace is new this morning. “great is your faithfulness.” 🌿 — ʻamene, 祈り, שלום', 'What are you thankful for today?', 'grateful', 3, 10, '2026-08-29', 1787985616000, NULL);
INSERT INTO public.journal_entry VALUES ('01a04c3f-6450-7acc-95f6-5945af4265c2', '01a04c3f-2da0-75fa-8705-c750afb09370', 'Kia ora. The lake was still.', 'kia ora. the lake was still.', NULL, 'peaceful', 41, 10, '2026-08-29', 1787985618000, NULL);
INSERT INTO public.journal_entry VALUES ('01a04c3f-6068-7070-9187-727c9b1876c4', '01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'It was hard, and it is better now. 🕊', 'it was hard, and it is better now. 🕊', NULL, 'growing', 3, 10, '2026-08-29', 1787985617000, 1788072803000);
INSERT INTO public.journal_entry VALUES ('01a05171-bea0-7189-9a28-59931570904c', '01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'Sent once under a key of its own.', 'sent once under a key of its own.', NULL, NULL, 3, 10, '2026-08-30', 1788072804000, NULL);

INSERT INTO public.kysely_migration VALUES ('001-accounts', '2026-11-22T08:32:09.705Z');
INSERT INTO public.kysely_migration VALUES ('002-progress', '2026-11-22T08:32:09.720Z');
INSERT INTO public.kysely_migration VALUES ('003-journal', '2026-11-22T08:32:09.742Z');
INSERT INTO public.kysely_migration VALUES ('004-one-time-links', '2026-11-22T08:32:09.763Z');
INSERT INTO public.kysely_migration VALUES ('005-wardrobe', '2026-11-22T08:32:09.813Z');
INSERT INTO public.kysely_migration VALUES ('006-bible', '2026-11-22T08:32:09.871Z');
INSERT INTO public.kysely_migration VALUES ('007-uploads', '2026-11-22T08:32:09.884Z');
INSERT INTO public.kysely_migration VALUES ('008-files', '2026-11-22T08:32:09.897Z');

INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);

INSERT INTO public.one_time_link VALUES ('01a05360-4830-7f86-a94c-b91d7e926cb2', 'G--coxneLQaNxVmGR_5m2s3p3OF2ai_t4ltgUjdsfmY', '01a04c3f-2da0-75fa-8705-c750afb09370', 'change_email', 'bob.new@example.org', 1788108814000);
INSERT INTO public.one_time_link VALUES ('01a05360-4c18-757e-9a58-adbcc3cf8726', 'cSp6BzqdEosdqeP27jiFYrHqotW9JpaMy1eMxqa-qd8', '01a05360-4c18-7fae-906a-687847e0f41a', 'verify_email', 'carol@example.org', 1788108815000);

INSERT INTO public.outfit_unlock VALUES ('01a04c3f-2da0-75fa-8705-c750afb09370', 'garden-overalls', 1787985610000);

INSERT INTO public.reading_position VALUES ('01a04c3f-2da0-75fa-8705-c750afb09370', 'PSA', 119, 'KJV', 1787986400000);

INSERT INTO public.reading_session VALUES ('01a04c3f-6838-7695-8036-c920cfed8bee', '01a04c3f-2da0-75fa-8705-c750afb09370', 1787985619000, 1787986376000, 720000, 1787986376000, 12);
INSERT INTO public.reading_session VALUES ('01a05360-57d0-7f90-80cd-898075e9596f', '01a04c3f-2da0-75fa-8705-c750afb09370', 1788105218000, 1788105470000, 240000, NULL, 0);

INSERT INTO public.session VALUES ('01a04c3f-3570-7415-a6bf-4eab96bc87fc', 'PyDsslhBrOOQyDtjpkEkf4Pjv5qXeq3f', '01a04c3f-2da0-75fa-8705-c750afb09370', '2026-09-29 06:53:27+00', '2026-08-29 06:40:06+00', '2026-08-30 15:53:32+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
INSERT INTO public.session VALUES ('01a05360-5000-7960-a2f4-c307f45b8b3c', '93hmoZEpECvJG5kvveQp3KtblqXQ7SVb', '01a05360-4c18-7fae-906a-687847e0f41a', '2026-09-29 15:53:36+00', '2026-08-30 15:53:36+00', '2026-08-30 15:53:36+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
INSERT INTO public.session VALUES ('01a05360-53e8-7808-badd-37d8b36518b7', 'Shy7DUxjaEUjeneYG3BVQiQ8LxuTmLlv', '01a04c3f-2da0-75fa-8705-c750afb09370', '2026-09-29 15:53:37+00', '2026-08-30 15:53:37+00', '2026-08-30 15:53:37+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
INSERT INTO public.session VALUES ('01a04c3f-29b8-7161-913a-879cd2ac822d', 'PGrtjA3OjkfF7tAf9lU0cbo303429SA4', '01a04c3f-21e8-752d-9fba-36b8c125f0f1', '2026-09-29 06:53:23+00', '2026-08-29 06:40:03+00', '2026-08-30 15:57:51+00', '127.0.0.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');

INSERT INTO public.sign_in_failure VALUES ('01a04c3f-3570-749b-a652-fa65ffe92b46', 'address:127.0.0.1', 1787985606000);

INSERT INTO public.stored_object VALUES ('01a04c4b-56e8-7418-9f08-cf62ba4ba3cd-512', '01a04c3f-2da0-75fa-8705-c750afb09370', 'picture', 'image/webp', 546, 'd4caf55a7670e435fd2bbbc823bf3494', 1787986402000, 1787986402000, NULL, NULL, NULL, NULL);
INSERT INTO public.stored_object VALUES ('01a04c4b-56e8-7418-9f08-cf62ba4ba3cd-96', '01a04c3f-2da0-75fa-8705-c750afb09370', 'picture', 'image/webp', 94, '3c1ef4ae0e88d9f9aae63b62e5aa292f', 1787986402000, 1787986402000, NULL, NULL, NULL, NULL);
INSERT INTO public.stored_object VALUES ('67734d7771ad7068-01a05171-ca58-75aa-b35a-772484a04e46', '01a04c3f-2da0-75fa-8705-c750afb09370', 'file', 'text/plain', 52, '64430fe1964e45fe794d2341b1f04928', 1788072807000, 1788072807000, 'Psalm 23 – ʻōlelo.txt', NULL, 52, 52);
INSERT INTO public.stored_object VALUES ('67734d7771ad7068-01a05171-ce40-7f64-9ea8-f4723fd90acf', '01a04c3f-2da0-75fa-8705-c750afb09370', 'file', 'text/plain', 5242905, '8a3690b00f4aedd9ff4b8d1d63d77164-2', 1788072808000, 1788072811000, 'lamp.txt', 'eb574814-1e5d-402e-9321-8cf7a449a656', 5242905, 5242905);
INSERT INTO public.stored_object VALUES ('67734d7771ad7068-01a05360-4060-7aa1-995a-6ff1cabe0a9b', '01a04c3f-2da0-75fa-8705-c750afb09370', 'file', 'text/plain', NULL, NULL, 1788105212000, NULL, 'on its way.txt', 'c62e9823-a6ac-4f35-b3d6-7c50028f632d', 5242905, 5242905);

INSERT INTO public."user" VALUES ('01a04c3f-2da0-75fa-8705-c750afb09370', 'Bob O’Neill-Ngata', 'bob@example.org', true, NULL, '2026-08-29 06:40:04+00', '2026-08-29 06:53:22+00', 'Bob', 'O’Neill-Ngata', 'member', 492, 'masculine', 'garden-overalls', 'waters', '/api/pictures/01a04c4b-56e8-7418-9f08-cf62ba4ba3cd/512.webp', 'Pacific/Auckland', 'vigil', '#8d5524', '#1b1b1b', '#C4694A');
INSERT INTO public."user" VALUES ('01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'Alice Ōlelo-Müller', 'alice@example.org', true, NULL, '2026-08-29 06:40:01+00', '2026-08-29 06:40:02+00', 'Alice', 'Ōlelo-Müller', 'admin', 45, 'neutral', NULL, NULL, NULL, NULL, 'system', NULL, NULL, NULL);
INSERT INTO public."user" VALUES ('01a05360-4c18-7fae-906a-687847e0f41a', 'Carol 小林', 'carol@example.org', false, NULL, '2026-08-30 15:53:35+00', '2026-08-30 15:53:35+00', 'Carol', '小林', 'member', 0, 'neutral', NULL, NULL, NULL, NULL, 'system', NULL, NULL, NULL);

INSERT INTO public.verse_favorite VALUES ('01a04c3f-2da0-75fa-8705-c750afb09370', 'JHN.3.16', 1787986386000);
INSERT INTO public.verse_favorite VALUES ('01a04c3f-2da0-75fa-8705-c750afb09370', 'PSA.119.105', 1787986392000);
INSERT INTO public.verse_favorite VALUES ('01a04c3f-2da0-75fa-8705-c750afb09370', 'MAT.5.15', 1787986398000);
INSERT INTO public.verse_favorite VALUES ('01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'LAM.3.23', 1787986399000);

INSERT INTO public.xp_grant VALUES ('0198f4a0-4180-78d9-b286-3bffc4605ecd', '01a04c3f-2da0-75fa-8705-c750afb09370', 'journal_entry', '0198f4a0-4180-7dcc-86b6-04c9c2d81035', 10, 1756450800000);
INSERT INTO public.xp_grant VALUES ('0198f9c6-9d80-780c-9dfd-58d8cde7821f', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '0198f9c6-9d80-7e21-8f0a-7c3b400571bb', 30, 1756537200000);
INSERT INTO public.xp_grant VALUES ('0198feec-f980-7a72-b7af-7213430925eb', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '0198feec-f980-7900-a7c1-aaa18cb916df', 25, 1756623600000);
INSERT INTO public.xp_grant VALUES ('01990413-5580-7e5e-a7a2-88ff6c96d31f', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '01990413-5580-7acd-9fb8-1fa3b795c0ff', 30, 1756710000000);
INSERT INTO public.xp_grant VALUES ('01990939-b180-74a2-b80d-7d2704d2a90f', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '01990939-b180-7705-b2cb-0dfc1a9594f8', 30, 1756796400000);
INSERT INTO public.xp_grant VALUES ('01990e60-0d80-7d12-91aa-59190b0f2236', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '01990e60-0d80-7956-82a1-3334a2217dbe', 30, 1756882800000);
INSERT INTO public.xp_grant VALUES ('01991386-6980-7d9e-8d0a-11a6dd547207', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '01991386-6980-7650-aeb1-eaf70152f5ad', 30, 1756969200000);
INSERT INTO public.xp_grant VALUES ('019918ac-c580-7251-a4aa-6e9dbaffd667', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '019918ac-c580-76a0-8ca1-b452d10f37ef', 30, 1757055600000);
INSERT INTO public.xp_grant VALUES ('01991dd3-2180-7813-b49b-a540dc9cce41', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '01991dd3-2180-7c60-ba2c-4a5555832599', 30, 1757142000000);
INSERT INTO public.xp_grant VALUES ('019922f9-7d80-7ade-9175-1035cc9ea230', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '019922f9-7d80-75fd-988f-43ef77b941d0', 30, 1757228400000);
INSERT INTO public.xp_grant VALUES ('0199281f-d980-7dd6-a9e2-461fccc0fc63', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '0199281f-d980-7830-86d8-38abe0a63e12', 30, 1757314800000);
INSERT INTO public.xp_grant VALUES ('01992d46-3580-77ca-a1af-b8b0ef683a23', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '01992d46-3580-777e-a0b0-a95938afff80', 30, 1757401200000);
INSERT INTO public.xp_grant VALUES ('0199326c-9180-73cf-a7eb-2ff09aecbc69', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '0199326c-9180-7e64-ae16-ea870aaf3099', 30, 1757487600000);
INSERT INTO public.xp_grant VALUES ('01993792-ed80-79b1-91d9-2b0b50061fa3', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '01993792-ed80-7ccf-9dcf-e5d6790f5592', 30, 1757574000000);
INSERT INTO public.xp_grant VALUES ('01993cb9-4980-7ef5-8a1d-2ef33b4c6a42', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '01993cb9-4980-7ae0-80d9-9e4732c21c3e', 30, 1757660400000);
INSERT INTO public.xp_grant VALUES ('019941df-a580-7765-ae37-8e6d02efc5f0', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '019941df-a580-7ead-b034-bf1ea0857ed7', 30, 1757746800000);
INSERT INTO public.xp_grant VALUES ('01a04c3f-5c80-72eb-92a4-70dcea67a9e6', '01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'journal_entry', '01a04c3f-5c80-7cb0-95b6-6c2b8aa12a69', 10, 1787985616000);
INSERT INTO public.xp_grant VALUES ('01a04c3f-6068-7cc9-b4d0-e29173606f6b', '01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'journal_entry', '01a04c3f-6068-7070-9187-727c9b1876c4', 10, 1787985617000);
INSERT INTO public.xp_grant VALUES ('01a04c3f-6450-73df-973b-bf9b41148088', '01a04c3f-2da0-75fa-8705-c750afb09370', 'journal_entry', '01a04c3f-6450-7acc-95f6-5945af4265c2', 10, 1787985618000);
INSERT INTO public.xp_grant VALUES ('01a04c4a-f540-7c88-9739-3cf308410f6e', '01a04c3f-2da0-75fa-8705-c750afb09370', 'reading_session', '01a04c3f-6838-7695-8036-c920cfed8bee', 12, 1787986376000);
INSERT INTO public.xp_grant VALUES ('01a04c4a-f928-74a6-8d69-f1b61b5ffcde', '01a04c3f-2da0-75fa-8705-c750afb09370', 'chapter_read', 'JHN.3', 5, 1787986377000);
INSERT INTO public.xp_grant VALUES ('01a04c4a-fd10-7ef9-8203-920db30fbd62', '01a04c3f-2da0-75fa-8705-c750afb09370', 'chapter_read', 'PSA.119', 5, 1787986378000);
INSERT INTO public.xp_grant VALUES ('01a04c4b-00f8-7002-b8f6-0e3a3e6b1b8f', '01a04c3f-2da0-75fa-8705-c750afb09370', 'chapter_read', 'JUD.1', 5, 1787986379000);
INSERT INTO public.xp_grant VALUES ('01a04c4b-04e0-77c8-aea8-a1a4ee06a1b3', '01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'chapter_read', 'GEN.1', 5, 1787986380000);
INSERT INTO public.xp_grant VALUES ('01a05171-bea0-7a69-ae80-2a16a582092a', '01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'journal_entry', '01a05171-bea0-7189-9a28-59931570904c', 10, 1788072804000);
INSERT INTO public.xp_grant VALUES ('01a05171-c288-73fa-8fba-6dd341818f4e', '01a04c3f-21e8-752d-9fba-36b8c125f0f1', 'journal_entry', '01a05171-c288-76ab-936f-1185cf762e31', 10, 1788072805000);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.chapter_read
    ADD CONSTRAINT chapter_read_pk PRIMARY KEY (user_id, chapter_id);

ALTER TABLE ONLY public.chest_unlock
    ADD CONSTRAINT chest_unlock_pk PRIMARY KEY (user_id, thing_id);

ALTER TABLE ONLY public.collection_unlock
    ADD CONSTRAINT collection_unlock_pk PRIMARY KEY (user_id, thing_id);

ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_pk PRIMARY KEY (user_id, key);

ALTER TABLE ONLY public.journal_entry
    ADD CONSTRAINT journal_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.one_time_link
    ADD CONSTRAINT one_time_link_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.one_time_link
    ADD CONSTRAINT one_time_link_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.outfit_unlock
    ADD CONSTRAINT outfit_unlock_pk PRIMARY KEY (user_id, thing_id);

ALTER TABLE ONLY public.reading_position
    ADD CONSTRAINT reading_position_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.reading_session
    ADD CONSTRAINT reading_session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_key UNIQUE (token);

ALTER TABLE ONLY public.sign_in_failure
    ADD CONSTRAINT sign_in_failure_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stored_object
    ADD CONSTRAINT stored_object_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_email_key UNIQUE (email);

ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.verification
    ADD CONSTRAINT verification_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.verse_favorite
    ADD CONSTRAINT verse_favorite_pk PRIMARY KEY (user_id, verse_id);

ALTER TABLE ONLY public.xp_grant
    ADD CONSTRAINT xp_grant_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX account_provider ON public.account USING btree ("providerId", "accountId");

CREATE INDEX account_user ON public.account USING btree ("userId");

CREATE INDEX idempotency_key_age ON public.idempotency_key USING btree (created_at);

CREATE INDEX journal_entry_newest ON public.journal_entry USING btree (user_id, created_at, id);

CREATE UNIQUE INDEX one_time_link_user ON public.one_time_link USING btree (user_id, purpose);

CREATE UNIQUE INDEX reading_session_open ON public.reading_session USING btree (user_id) WHERE (ended_at IS NULL);

CREATE INDEX reading_session_user ON public.reading_session USING btree (user_id);

CREATE INDEX "session_user" ON public.session USING btree ("userId");

CREATE INDEX sign_in_failure_subject ON public.sign_in_failure USING btree (subject, failed_at);

CREATE INDEX stored_object_by_age ON public.stored_object USING btree (kind, created_at);

CREATE INDEX stored_object_newest ON public.stored_object USING btree (user_id, kind, created_at, id);

CREATE INDEX stored_object_of_user ON public.stored_object USING btree (user_id, kind, id);

CREATE INDEX verification_identifier ON public.verification USING btree (identifier);

CREATE UNIQUE INDEX xp_grant_once ON public.xp_grant USING btree (user_id, reason, source_id);

CREATE INDEX xp_grant_recent ON public.xp_grant USING btree (user_id, granted_at);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chapter_read
    ADD CONSTRAINT chapter_read_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.chest_unlock
    ADD CONSTRAINT chest_unlock_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.collection_unlock
    ADD CONSTRAINT collection_unlock_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.journal_entry
    ADD CONSTRAINT journal_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.one_time_link
    ADD CONSTRAINT one_time_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.outfit_unlock
    ADD CONSTRAINT outfit_unlock_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reading_position
    ADD CONSTRAINT reading_position_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reading_session
    ADD CONSTRAINT reading_session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.session
    ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.stored_object
    ADD CONSTRAINT stored_object_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.verse_favorite
    ADD CONSTRAINT verse_favorite_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.xp_grant
    ADD CONSTRAINT xp_grant_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
