-- A part of a stored file is read without the rest of it: the bytes are not packed, and what they are of is packed already.
ALTER TABLE "file" ALTER COLUMN "content" SET STORAGE EXTERNAL;
