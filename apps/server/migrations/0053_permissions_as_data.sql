-- Those whom the specification names by their ids have their permissions as data from now on, as far as they are there.
INSERT INTO "permission_grant" ("flag", "level", "idx_staff", "date_from", "memo")
SELECT named.flag, 'staff', found.idx, '2000-01-01', '기본 권한'
FROM (VALUES ('isMaster', 1), ('isMaster', 2), ('isMaster', 3), ('isMaster', 4), ('isMaster', 5), ('isMaster', 6), ('isHrAdmin', 11), ('isCmsAdmin', 12), ('isCmsAdmin', 13), ('isCmsAdmin', 14), ('isCmsAdmin', 15), ('isManageDisposalAdmin', 16), ('isManageDisposalAdmin', 17), ('isHRDSite', 18), ('isHRDSite', 19), ('isManageGlobalERAdmin', 20), ('isManageGlobalERAdmin', 21), ('isManageGlobalERAdmin', 22), ('isGiftCardB2C', 23), ('pd_auth', 24), ('gthr_auth', 288), ('issmp', 41), ('issmp', 99), ('issmp', 139)) AS named (flag, idx)
JOIN "staff" found ON found.idx = named.idx;
--> statement-breakpoint
INSERT INTO "permission_grant" ("flag", "level", "idx_position", "date_from", "memo")
SELECT named.flag, 'position', found.idx, '2000-01-01', '기본 권한'
FROM (VALUES ('isTotalMcgMcr', 6100), ('isTotalMcgMcr', 6101), ('isTotalMcgMcr', 6102), ('isCmsAdmin', 6100), ('isCmsAdmin', 6101), ('isCmsAdmin', 6102), ('isManageCompanyAdmin', 6101), ('isManageCompanyAdmin', 6102), ('isManageCompanyAdmin', 6103), ('isHRDSite', 6100), ('isHRDSite', 6101), ('isHRDSite', 6102), ('isHRDSite', 6103), ('isManageGlobalERAdmin', 6100), ('isManageGlobalERAdmin', 6101), ('isManageGlobalERAdmin', 6102), ('isManageGlobalERAdmin', 6103)) AS named (flag, idx)
JOIN "position" found ON found.idx = named.idx;
--> statement-breakpoint
INSERT INTO "permission_grant" ("flag", "level", "idx_team", "date_from", "memo")
SELECT named.flag, 'team', found.idx, '2000-01-01', '기본 권한'
FROM (VALUES ('isSalesAdmin', 6116), ('isManageSupportAdmin', 6115), ('isManageCompanyAdmin', 6115), ('isHRDSite', 5994), ('isHRDSite', 6175), ('isSaboArchiving', 5994), ('isGiftCardAdmin', 6115), ('isGiftCardB2C', 972), ('isGiftCardB2C', 6195), ('gthr_auth', 66), ('issmp', 5994)) AS named (flag, idx)
JOIN "team" found ON found.idx = named.idx;
--> statement-breakpoint
INSERT INTO "permission_grant" ("flag", "level", "idx_office", "date_from", "memo")
SELECT named.flag, 'office', found.idx, '2000-01-01', '기본 권한'
FROM (VALUES ('isDevelopmentTeam', 6095), ('isSaboArchiving', 6074), ('isItsMeAdmin', 36), ('pd_auth', 6198)) AS named (flag, idx)
JOIN "office" found ON found.idx = named.idx;
--> statement-breakpoint
INSERT INTO "permission_grant" ("flag", "level", "idx_sector", "date_from", "memo")
SELECT named.flag, 'sector', found.idx, '2000-01-01', '기본 권한'
FROM (VALUES ('isMaster', 6167), ('isGiftCardAdmin', 38)) AS named (flag, idx)
JOIN "sector" found ON found.idx = named.idx;
