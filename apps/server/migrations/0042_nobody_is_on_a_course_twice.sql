-- Nobody is on a course twice; what people learn by themselves has no course.
CREATE UNIQUE INDEX "edu_record_on_course_once" ON "edu_record" ("idx_course","idx_staff") WHERE idx_course IS NOT NULL AND deleted_at IS NULL;
